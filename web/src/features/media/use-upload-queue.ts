import { uploadMedia } from '@doubloon/contract/media/operations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { checkFile } from '../../shared/api/check-file.ts';
import { addAnswered } from '../../shared/api/put-answered.ts';
import { wasCalledOff } from '../../shared/api/upload.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { mediaText } from '../../shared/text/media.ts';
import { mediaQuery } from './api/queries.ts';
import { uploadWork } from './api/upload-work.ts';
import { isOfEveryFile, uploadFailure } from '../../shared/api/upload-failure.ts';
import type { UploadItem } from './upload-item.ts';

let lastKey = 0;

/**
 * The files somebody wants in their store: chosen, checked, captioned, sent one after the other, each with its progress, and each to
 * be called off or tried again. Every one that arrives is in the gallery at once; `onDone` is called when all have.
 */
export function useUploadQueue(creatorId: string, onDone: () => void) {
  const client = useQueryClient();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  // What the running loop reads, which outlives many renderings.
  const now = useRef(items);
  const underWay = useRef<{ key: number; controller: AbortController }>(undefined);

  const put = (next: readonly UploadItem[]) => {
    now.current = next;
    setItems(next);
  };
  const change = (key: number, changes: Partial<UploadItem>) =>
    put(now.current.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const drop = (key: number) => put(now.current.filter((item) => item.key !== key));

  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      underWay.current?.controller.abort();
    };
  }, []);

  const add = async (files: readonly File[]) => {
    const checked: { file: File; problem: string | undefined }[] = [];
    // One after the other: opening a large picture takes its share of memory.
    for (const file of files) checked.push({ file, problem: await checkFile(uploadMedia.upload, file) });
    if (gone.current) return;
    const known = new Set(now.current.map(({ file }) => `${file.name} ${file.size}`));
    const problems = checked.filter(({ file }) => !known.has(`${file.name} ${file.size}`));
    const refusals = problems.flatMap(({ file, problem }) => (problem ? [mediaText.refused(file.name, problem)] : []));
    // Files of one drop come in two parts: those that the area took, and those that it did not.
    setRefused((before) => [...new Set([...before, ...refusals])]);
    const taken = problems.filter(({ problem }) => !problem);
    put([
      ...now.current,
      ...taken.map(({ file }): UploadItem => {
        lastKey += 1;
        return { key: lastKey, file, caption: '', state: 'chosen', percent: 0 };
      }),
    ]);
  };

  /** Sends one file; answers whether the others may follow. */
  const send = async ({ key, file, caption }: UploadItem): Promise<boolean> => {
    const controller = new AbortController();
    underWay.current = { key, controller };
    change(key, { state: 'sending', percent: 0, problem: undefined });
    try {
      const work = await uploadWork(file, caption, creatorId, {
        onProgress: (percent) => change(key, { percent }),
        signal: controller.signal,
      });
      await addAnswered(client, mediaQuery(creatorId).queryKey, work, 'id');
      drop(key);
      return true;
    } catch (error) {
      if (wasCalledOff(error)) {
        change(key, { state: 'calledOff' });
        return true;
      }
      const ofEveryFile = isOfEveryFile(error);
      change(key, { state: 'failed', problem: uploadFailure(mediaText.fileFailed(file.name), error) });
      if (ofEveryFile) toastError(uploadFailure(mediaText.uploadFailed, error));
      return !ofEveryFile;
    } finally {
      underWay.current = undefined;
    }
  };

  const start = async (only?: number) => {
    const keys = now.current.filter(({ key }) => only === undefined || key === only).map(({ key }) => key);
    setRefused([]);
    setBusy(true);
    let goesOn = true;
    for (const key of keys) {
      const item = now.current.find((each) => each.key === key);
      if (item && goesOn) goesOn = await send(item);
      if (gone.current) return;
    }
    setBusy(false);
    const left = now.current;
    const failed = left.filter(({ key, state }) => keys.includes(key) && state === 'failed');
    if (goesOn && failed.length > 0) {
      toastError(mediaText.filesFailed(failed.map(({ file }) => file.name).join(', ')));
    }
    if (left.length === 0) {
      toastSuccess(mediaText.uploaded(keys.length));
      onDone();
    }
  };

  return {
    items,
    /** Files that were not taken, each with why. */
    refused,
    busy,
    add: (files: readonly File[]) => void add(files),
    setCaption: (key: number, caption: string) => change(key, { caption }),
    /** Calls a file that is being sent off, and leaves any other out. */
    cancel: (key: number) => {
      if (underWay.current?.key === key) underWay.current.controller.abort();
      else drop(key);
    },
    send: (only?: number) => void start(only),
  };
}
