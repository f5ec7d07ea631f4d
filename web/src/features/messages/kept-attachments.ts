import { Attachment, UNSENT_FILE_HOURS } from '@doubloon/contract/messaging/attachment.ts';
import { z } from 'zod';

const STORAGE_KEY = 'loot_attachments';

/** A file that the server has and no message yet. */
const KeptAttachment = z.object({
  id: z.string(),
  conversationId: z.string(),
  attachment: Attachment,
  /** When it was uploaded, in milliseconds since 1970. */
  at: z.number(),
});
export type KeptAttachment = z.infer<typeof KeptAttachment>;
const Stored = z.object({ uid: z.string(), files: z.array(KeptAttachment) });

/** Returns the files that `uid` has uploaded in this tab but not sent, without those the server has removed by now. */
export function readKeptAttachments(storage: Storage, uid: string, now: number): KeptAttachment[] {
  try {
    const stored = Stored.safeParse(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')).data;
    if (stored?.uid !== uid) return [];
    return stored.files.filter(({ at }) => now - at < UNSENT_FILE_HOURS * 60 * 60 * 1000);
  } catch {
    return [];
  }
}

/** Keeps in this tab what `uid` has uploaded and not sent. */
export function keepAttachments(storage: Storage, uid: string, files: readonly KeptAttachment[]): void {
  try {
    if (files.length === 0) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify({ uid, files }));
  } catch {
    // A full or forbidden storage: they are still here until the page is left.
  }
}
