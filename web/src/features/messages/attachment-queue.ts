import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { deleteMessageFile, uploadMessageFile } from '@doubloon/contract/messaging/operations.ts';
import { create } from 'zustand';
import { messageOf } from '../../shared/api/api-error.ts';
import { canBeShown } from '../../shared/api/check-file.ts';
import { request } from '../../shared/api/request.ts';
import { upload, wasCalledOff } from '../../shared/api/upload.ts';
import { holdPageWhile } from '../../shared/form/hold-page.ts';
import { useSession } from '../../shared/state/session.ts';
import { filesText } from '../../shared/text/media.ts';
import { messagesText } from '../../shared/text/messages.ts';
import { keepAttachments, readKeptAttachments } from './kept-attachments.ts';

/** Uploads at the same moment; the others wait. */
const AT_ONCE = 2;

/** A file that was chosen for a message. */
export interface ChosenFile {
  id: string;
  conversationId: string;
  name: string;
  size: number;
  /** Null for one that was uploaded before the page was loaded anew. */
  file: File | null;
  status: 'waiting' | 'uploading' | 'failed' | 'uploaded';
  /** Whole percent of the file that have gone. */
  percent: number;
  /** Why it failed, for people. */
  problem: string | null;
  /** What the server made of it. */
  attachment: Attachment | null;
  /** When it was uploaded, in milliseconds since 1970. */
  uploadedAt: number;
}

/**
 * The files that were chosen for messages that are not sent yet, in the order of choosing; they go on when another screen is opened. Those that the
 * server has are there again after a reload; the browser asks before it leaves while there are any.
 */
export const useChosenFiles = create<{ files: readonly ChosenFile[] }>()(() => ({ files: uploadedBefore() }));
holdPageWhile(useChosenFiles, ({ files }) => files.length > 0);

const running = new Map<string, AbortController>();

useChosenFiles.subscribe(({ files }) => {
  const uid = useSession.getState().user?.uid;
  if (uid === undefined) return;
  const uploaded = files.flatMap(({ id, conversationId, attachment, uploadedAt: at }) =>
    attachment ? [{ id, conversationId, attachment, at }] : [],
  );
  keepAttachments(sessionStorage, uid, uploaded);
});
useSession.subscribe(({ user }, { user: before }) => {
  if (user?.uid === before?.uid) return;
  for (const controller of running.values()) controller.abort();
  useChosenFiles.setState({ files: uploadedBefore() });
});

function uploadedBefore(): ChosenFile[] {
  const uid = useSession.getState().user?.uid;
  if (uid === undefined) return [];
  return readKeptAttachments(sessionStorage, uid, Date.now()).map(({ id, conversationId, attachment, at }) => ({
    id,
    conversationId,
    name: attachment.fileName,
    size: attachment.fileSize,
    file: null,
    status: 'uploaded',
    percent: 100,
    problem: null,
    attachment,
    uploadedAt: at,
  }));
}

/** Adds files to the next message of a conversation; they are uploaded at once, two at a time. */
export function addFiles(conversationId: string, files: readonly File[]): void {
  const added = files.map((file): ChosenFile => ({
    id: crypto.randomUUID(),
    conversationId,
    name: file.name,
    size: file.size,
    file,
    status: 'waiting',
    percent: 0,
    problem: null,
    attachment: null,
    uploadedAt: 0,
  }));
  useChosenFiles.setState((state) => ({ files: [...state.files, ...added] }));
  goOn();
}

/** Leaves a file out again: an upload that runs is called off, one that is done is taken back. */
export function leaveOut(id: string): void {
  const found = useChosenFiles.getState().files.find((file) => file.id === id);
  useChosenFiles.setState((state) => ({ files: state.files.filter((file) => file.id !== id) }));
  running.get(id)?.abort();
  // What cannot be removed now is swept after a day, as whatever is never sent.
  if (found?.attachment)
    void request(deleteMessageFile, { body: { storagePath: found.attachment.storagePath } }).catch(() => undefined);
}

/** Uploads a file again that has failed. */
export function retryFile(id: string): void {
  change(id, { status: 'waiting', percent: 0, problem: null });
  goOn();
}

/** Resolves when no file of a conversation is on its way any more: whether all of them have arrived. */
export function settleUploads(conversationId: string): Promise<boolean> {
  const outcome = () => {
    const own = useChosenFiles.getState().files.filter((file) => file.conversationId === conversationId);
    const isRunning = own.some(({ status }) => status === 'waiting' || status === 'uploading');
    return isRunning ? undefined : own.every(({ status }) => status === 'uploaded');
  };
  return new Promise((resolve) => {
    const settled = outcome();
    if (settled !== undefined) {
      resolve(settled);
      return;
    }
    const stop = useChosenFiles.subscribe(() => {
      const now = outcome();
      if (now === undefined) return;
      stop();
      resolve(now);
    });
  });
}

/** Takes the uploaded files of a conversation out, to be sent. */
export function takeUploaded(conversationId: string): Attachment[] {
  const isTaken = (file: ChosenFile) => file.conversationId === conversationId && file.status === 'uploaded';
  const { files } = useChosenFiles.getState();
  useChosenFiles.setState({ files: files.filter((file) => !isTaken(file)) });
  return files.filter(isTaken).flatMap(({ attachment }) => attachment ?? []);
}

function goOn(): void {
  const { files } = useChosenFiles.getState();
  const free = AT_ONCE - files.filter(({ status }) => status === 'uploading').length;
  for (const file of files.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free))) void carry(file);
}

async function carry({ id, conversationId, file }: ChosenFile): Promise<void> {
  if (!file) return;
  const controller = new AbortController();
  running.set(id, controller);
  change(id, { status: 'uploading' });
  try {
    if (!(await canBeShown(file))) {
      change(id, { status: 'failed', problem: filesText.unreadable });
      return;
    }
    if (controller.signal.aborted) return;
    const attachment = await upload(uploadMessageFile, { body: { chatId: conversationId } }, [file], {
      onProgress: (percent) => change(id, { percent }),
      signal: controller.signal,
    });
    change(id, { status: 'uploaded', percent: 100, attachment, uploadedAt: Date.now() });
  } catch (error) {
    if (!wasCalledOff(error)) {
      change(id, { status: 'failed', problem: messageOf(error, messagesText.uploadFailed) });
    }
  } finally {
    running.delete(id);
    goOn();
  }
}

function change(id: string, changes: Partial<ChosenFile>): void {
  useChosenFiles.setState(({ files }) => ({
    files: files.map((file) => (file.id === id ? { ...file, ...changes } : file)),
  }));
}
