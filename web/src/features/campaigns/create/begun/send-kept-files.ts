import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { uploadCampaignCover, uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { findFilesOfCheckout, forgetBegunFiles, keepBegunFiles, type BegunFiles } from './begun-files.ts';
import { isOfEveryFile, upload } from '../../../../shared/api/files/upload.ts';

interface PaidDraft {
  campaignId: string;
  ownerId: string;
  /** The checkout in which the loot was paid. */
  checkoutId: string;
  /** Gets how much of the present file has gone, in whole percent. */
  onProgress: (percent: number) => void;
}

/** The outcome for the files that were kept for a checkout. */
export interface SentFiles {
  /** The loot with the last of them; undefined when none has gone up. */
  loot: CampaignView | undefined;
  /** Those that have gone up. */
  sent: BegunFiles;
  /** Those that have not, with the reasons. The rest was not tried if it would have failed for the same one. */
  failures: readonly { name: string; error: unknown }[];
}

const running = new Map<string, Promise<unknown>>();

/** Does one work for a checkout after the other, in all tabs of the browser where it can tell them. */
function inTurn<T>(checkoutId: string, work: () => Promise<T>): Promise<T> {
  // Missing in old browsers.
  const { locks } = navigator as Partial<Navigator>;
  const locked = async () => (locks ? await locks.request(`doubloon-begun-files/${checkoutId}`, work) : await work());
  const turn = (running.get(checkoutId) ?? Promise.resolve()).then(locked);
  const over = turn.then(
    () => undefined,
    () => undefined,
  );
  running.set(checkoutId, over);
  void over.then(() => running.get(checkoutId) === over && running.delete(checkoutId));
  return turn;
}

/**
 * Puts the cover and the files to a loot that are kept for its checkout, one after the other. One that fails stays kept, and the next is sent all the same. Nothing is
 * sent twice, however many pages ask for it.
 */
export function sendKeptFiles({ campaignId, ownerId, checkoutId, onProgress }: PaidDraft): Promise<SentFiles> {
  return inTurn(checkoutId, async () => {
    const { draftId, cover, files } = (await findFilesOfCheckout(checkoutId, ownerId)) ?? { files: [] };
    const all = [...(cover ? [cover] : []), ...files];
    const input = { params: { id: campaignId } };
    const gone = new Set<File>();
    const failures: { name: string; error: unknown }[] = [];
    const split = (isIn: (file: File) => boolean): BegunFiles => ({
      cover: cover && isIn(cover) ? cover : undefined,
      files: files.filter((file) => isIn(file)),
    });
    let loot: CampaignView | undefined;
    for (const file of all) {
      onProgress(0);
      try {
        loot = await upload(file === cover ? uploadCampaignCover : uploadCampaignFile, input, [file], { onProgress });
      } catch (error) {
        failures.push({ name: file.name, error });
        if (isOfEveryFile(error)) break;
        continue;
      }
      gone.add(file);
      const rest = split((each) => !gone.has(each));
      if (draftId) await keepBegunFiles(draftId, { uid: ownerId, ...rest }).catch(() => undefined);
    }
    if (draftId && failures.length === 0) await forgetBegunFiles(draftId);
    return { loot, sent: split((each) => gone.has(each)), failures };
  });
}
