import type { MediaView } from '@doubloon/contract/media/media.ts';
import { uploadMedia } from '@doubloon/contract/media/operations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { checkFile } from '../../shared/api/files/check-file.ts';
import { addAnswered } from '../../shared/api/queries/put-answered.ts';
import { isOfEveryFile, uploadFailure, upload } from '../../shared/api/files/upload.ts';
import { useUploadQueue, type UploadItem } from '../../shared/api/upload-queue.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { mediaText } from '../../shared/text/media.ts';
import { mediaQuery } from './api/queries.ts';

interface Work {
  file: File;
  caption: string;
}

/** A file on its way into the store. */
export type WorkUpload = UploadItem<Work, MediaView>;

/**
 * The files somebody wants in their store: chosen, checked, captioned, sent one after the other. Every one that arrives is in the gallery at once;
 * `onDone` is called when all have.
 */
export function useWorkUploads(creatorId: string, onDone: () => void) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isStopped = useRef(false);
  const queue = useUploadQueue<Work, MediaView>({
    send: async ({ file, caption }, carriage) => {
      const input = { body: { type: file.type, caption, userId: creatorId } };
      const work = await upload(uploadMedia, input, [file], carriage);
      await addAnswered(client, mediaQuery(creatorId).queryKey, work, 'id');
      return work;
    },
    problemOf: (error, { file }) => {
      if (isOfEveryFile(error)) {
        isStopped.current = true;
        queue.hold();
        toastError(uploadFailure('Upload failed', error));
      }
      return uploadFailure(`Failed to upload ${file.name}`, error);
    },
  });
  const left = queue.shown.filter(({ status }) => status !== 'uploaded');

  const add = async (files: readonly File[]) => {
    const checked: { file: File; problem: string | undefined }[] = [];
    // One after the other: opening a large picture takes its share of memory.
    for (const file of files) checked.push({ file, problem: await checkFile(uploadMedia.upload, file) });
    const known = new Set(queue.items().map(({ of: { file } }) => `${file.name} ${file.size}`));
    const fresh = checked.filter(({ file }) => !known.has(`${file.name} ${file.size}`));
    const refusals = fresh.flatMap(({ file, problem }) => (problem ? [`${file.name}: ${problem}`] : []));
    // Files of one drop come in two parts: those that the area took, and those that it did not.
    setRefused((before) => [...new Set([...before, ...refusals])]);
    const taken = fresh.filter(({ problem }) => !problem);
    queue.add(
      taken.map(({ file }) => ({ file, caption: '' })),
      'chosen',
    );
  };

  const send = async (isMeant: (item: WorkUpload) => boolean) => {
    const ids = new Set(left.filter(isMeant).map(({ id }) => id));
    const areSent = ({ id }: WorkUpload) => ids.has(id);
    setRefused([]);
    isStopped.current = false;
    queue.begin(areSent);
    await queue.settled();
    const arrived = queue.items().filter(({ status }) => status === 'uploaded');
    for (const { id } of arrived) queue.remove(id);
    const failed = queue.items().filter((item) => areSent(item) && item.status === 'failed');
    if (!isStopped.current && failed.length > 0) {
      toastError(mediaText.filesFailed(failed.map(({ of }) => of.file.name).join(', ')));
    }
    if (queue.items().length > 0 || arrived.length === 0) return;
    toastSuccess(mediaText.uploaded(arrived.length));
    onDone();
  };

  return {
    items: left,
    /** Files that were not taken, each with why. */
    refused,
    busy: left.some(({ status }) => status === 'waiting' || status === 'uploading'),
    add: (files: readonly File[]) => void add(files),
    setCaption: ({ id, of }: WorkUpload, caption: string) => queue.change(id, { ...of, caption }),
    cancel: queue.cancel,
    retry: (id: string) => void send((item) => item.id === id),
    sendAll: () => void send(() => true),
  };
}
