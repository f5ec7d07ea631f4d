import { Attachment, UNSENT_FILE_HOURS } from '@doubloon/contract/messaging/attachment.ts';
import { deleteMessageFile, uploadMessageFile } from '@doubloon/contract/messaging/operations.ts';
import { z } from 'zod';
import { messageOf } from '../../shared/api/api-error.ts';
import { canBeShown, RefusedFile } from '../../shared/api/files/check-file.ts';
import { upload } from '../../shared/api/files/upload.ts';
import { request } from '../../shared/api/request.ts';
import { createUploadQueue, type UploadItem } from '../../shared/api/upload-queue.ts';
import { holdPageWhile } from '../../shared/form/use-ask-before-leaving.ts';
import { useSession } from '../../shared/state/session.ts';
import { filesText } from '../../shared/text/media.ts';

interface Chosen {
  conversationId: string;
  name: string;
  size: number;
  /** The file; null when it was uploaded before the page was loaded anew. */
  file: File | null;
}

interface Uploaded {
  attachment: Attachment;
  /** When it was uploaded, in milliseconds since 1970. */
  at: number;
}

/** A file that was chosen for a message. */
export type ChosenFile = UploadItem<Chosen, Uploaded>;

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

/**
 * The files that were chosen for messages that are not sent yet, in the order of choosing; they go on when another screen is opened. Those that the
 * server has are there again after a reload; the browser asks before it leaves while there are any.
 */
export const chosenFiles = createUploadQueue<Chosen, Uploaded>({
  atOnce: 2,
  send: async ({ conversationId, file }, carriage) => {
    if (!file || !(await canBeShown(file))) throw new RefusedFile(filesText.unreadable);
    const input = { body: { chatId: conversationId } };
    return { attachment: await upload(uploadMessageFile, input, [file], carriage), at: Date.now() };
  },
  problemOf: (error) =>
    error instanceof RefusedFile ? error.message : messageOf(error, 'The upload failed. Please try again.'),
});
const { useQueue, items } = chosenFiles;
showUploadedBefore();
holdPageWhile(useQueue, (state) => state.items.length > 0);

useQueue.subscribe((state) => {
  const uid = useSession.getState().user?.uid;
  if (uid === undefined) return;
  const uploaded = state.items.flatMap(({ id, of, answer }) =>
    answer ? [{ id, conversationId: of.conversationId, ...answer }] : [],
  );
  keepAttachments(sessionStorage, uid, uploaded);
});
useSession.subscribe(({ user }, { user: before }) => {
  if (user?.uid !== before?.uid) showUploadedBefore();
});

function showUploadedBefore(): void {
  const uid = useSession.getState().user?.uid;
  const kept = uid === undefined ? [] : readKeptAttachments(sessionStorage, uid, Date.now());
  chosenFiles.clear(
    kept.map(({ id, conversationId, attachment, at }) => ({
      id,
      of: { conversationId, name: attachment.fileName, size: attachment.fileSize, file: null },
      answer: { attachment, at },
    })),
  );
}

/** Adds files to the next message of a conversation; they are uploaded at once, two at a time. */
export function addFiles(conversationId: string, files: readonly File[]): void {
  chosenFiles.add(files.map((file) => ({ conversationId, name: file.name, size: file.size, file })));
}

/** Leaves a file out again: an upload that runs is called off, one that is done is taken back. */
export function leaveOut(id: string): void {
  const answer = items().find((file) => file.id === id)?.answer;
  chosenFiles.remove(id);
  // A file that cannot be removed now is swept after a day, like any that is never sent.
  if (answer) {
    const { storagePath } = answer.attachment;
    void request(deleteMessageFile, { body: { storagePath } }).catch(() => undefined);
  }
}

/** Resolves when no file of a conversation is on its way any more: whether all of them have arrived. */
export async function settleUploads(conversationId: string): Promise<boolean> {
  const isMeant = ({ of }: ChosenFile) => of.conversationId === conversationId;
  await chosenFiles.settled(isMeant);
  return items()
    .filter(isMeant)
    .every(({ status }) => status === 'uploaded');
}

/** Takes the uploaded files of a conversation out, to be sent. */
export function takeUploaded(conversationId: string): Attachment[] {
  const taken = items().filter(({ of, answer }) => of.conversationId === conversationId && answer !== null);
  for (const { id } of taken) chosenFiles.remove(id);
  return taken.flatMap(({ answer }) => answer?.attachment ?? []);
}

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
