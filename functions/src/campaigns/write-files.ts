import { MAX_BRIEF_FILES, type BriefFile } from '@doubloon/contract/campaigns/brief-file.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { AppError, illegalState, notFound } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler, UploadHandler } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import { moveCampaign } from './lifecycle/move-campaign.ts';
import { getOwnCampaign, toCampaignView } from './show-campaigns.ts';

type Files = readonly BriefFile[];

/**
 * Puts a file to the brief of a campaign of the caller's that is not completed and that nobody has applied to. While moderation is on, the campaign waits for an
 * admin again.
 */
export const uploadCampaignFile: UploadHandler<'uploadCampaignFile'> = (call, { params }, files) =>
  storeFiles(call, `users/${call.caller.uid}/public`, files, ([stored]) => {
    if (!stored) throw new AppError('internal', 'No file was stored');
    const { name, contentType, sizeBytes, downloadUrl, storagePath } = stored;
    const id = newId('fil', call.clock.now());
    const file: BriefFile = { id, name, contentType, sizeBytes, downloadUrl, storagePath };
    return changeFiles(
      call,
      params.id,
      (present) => {
        if (present.length >= MAX_BRIEF_FILES) throw illegalState(`A loot has at most ${MAX_BRIEF_FILES} files`);
        return [...present, file];
      },
      (tx) => keepFiles(tx, [stored]),
    );
  });

/** Takes a file out of the brief of a campaign of the caller's that is not completed and that nobody has applied to, and removes it. */
export const deleteCampaignFile: Handler<'deleteCampaignFile'> = (call, { params }) =>
  changeFiles(call, params.id, (present) => {
    const others = present.filter(({ id }) => id !== params.fileId);
    if (others.length === present.length) throw notFound('File');
    return others;
  });

async function changeFiles(call: Call, id: string, change: (present: Files) => Files, beside?: (tx: Tx) => void) {
  const { db, clock, config, caller } = call;
  const { changed, released } = await unitOfWork({ db }, async (tx) => {
    const campaign = await getOwnCampaign(tx, id, caller);
    if (campaignLife.isFinal(campaign.status)) throw illegalState('This loot is completed and cannot be changed');
    const files = [...change(campaign.files)];
    // They are part of what creators agree to when they apply.
    if (await tx.applications.findAnyTo(id)) {
      throw illegalState('Creators have applied to this loot: its files stay as they are');
    }
    const gone = campaign.files.filter((file) => !files.includes(file));
    const released = gone.map(({ storagePath }) => storagePath);
    beside?.(tx);
    releaseFiles(tx, released, clock.now());
    // Nobody has to approve that a file goes.
    const isNew = gone.length === 0;
    if (config.moderation && isNew && campaign.status !== 'pending') {
      return { changed: moveCampaign(tx, campaign, 'resubmit', { files }), released };
    }
    tx.campaigns.update(id, { files });
    return { changed: { ...campaign, files }, released };
  });
  await removeReleasedFiles(call, released);
  return toCampaignView(changed);
}
