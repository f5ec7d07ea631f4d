import type { CampaignCover } from '@doubloon/contract/campaigns/campaign-cover.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { illegalState } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler, UploadHandler } from '../platform/dependencies.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import { moveCampaign } from './lifecycle/move-campaign.ts';
import { getOwnCampaign, toCampaignView } from './show-campaigns.ts';

/**
 * Puts an uploaded cover on a campaign of the caller's that is not completed; the one before is removed. While moderation is on, the campaign waits for an admin
 * again, and refuses a cover once a creator has applied, who could not deliver meanwhile.
 */
export const uploadCampaignCover: UploadHandler<'uploadCampaignCover'> = (call, { params }, files) =>
  storeFiles(call, `users/${call.caller.uid}/public`, files, ([file]) =>
    changeCover(
      call,
      params.id,
      file ? { downloadUrl: file.downloadUrl, storagePath: file.storagePath, alt: '' } : null,
      (tx) => keepFiles(tx, file ? [file] : []),
    ),
  );

/** Takes the cover off a campaign of the caller's that is not completed, and removes it; without one, nothing changes. */
export const deleteCampaignCover: Handler<'deleteCampaignCover'> = (call, { params }) =>
  changeCover(call, params.id, null);

async function changeCover(call: Call, id: string, cover: CampaignCover | null, beside?: (tx: Tx) => void) {
  const { db, clock, config, caller } = call;
  const { changed, released } = await unitOfWork({ db }, async (tx) => {
    const campaign = await getOwnCampaign(tx, id, caller);
    if (campaignLife.isFinal(campaign.status)) throw illegalState('This loot is completed and cannot be changed');
    const released = campaign.cover ? [campaign.cover.storagePath] : [];
    // Nobody has to approve that a picture goes.
    const isModerated = config.moderation && cover !== null;
    if (isModerated && (await tx.applications.findAnyTo(id))) {
      throw illegalState('Creators have applied to this loot: its cover stays as it is');
    }
    beside?.(tx);
    releaseFiles(tx, released, clock.now());
    if (isModerated && campaign.status !== 'pending') {
      return { changed: moveCampaign(tx, campaign, 'resubmit', { cover }), released };
    }
    if (cover !== campaign.cover) tx.campaigns.update(id, { cover });
    return { changed: { ...campaign, cover }, released };
  });
  await removeReleasedFiles(call, released);
  return toCampaignView(changed);
}
