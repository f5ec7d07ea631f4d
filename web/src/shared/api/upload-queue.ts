import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { type Carriage, wasCalledOff } from './files/upload.ts';
import { RefusedFile } from './files/check-file.ts';

export interface UploadItem<Of, Answer> {
  id: string;
  /** Subject of the upload, such as its file. */
  of: Of;
  /** `chosen` is not to be uploaded yet; `waiting` is, as soon as there is room. */
  status: 'chosen' | 'waiting' | 'uploading' | 'failed' | 'cancelled' | 'uploaded';
  /** Whole percent that have gone. */
  percent: number;
  /** Why the upload failed, in words for people; null unless it did. */
  problem: string | null;
  /** True when the server would refuse the same file again. */
  isRefused: boolean;
  /** The server's response to the upload. */
  answer: Answer | null;
}

interface UploadQueueOptions<Of, Answer> {
  /** How many are uploaded at the same moment. */
  atOnce?: number;
  /** Checks a file and uploads it. */
  send: (of: Of, carriage: Carriage) => Promise<Answer>;
  /** Returns why an upload failed, in words for people. */
  problemOf: (error: unknown, of: Of) => string;
}

const FRESH = { percent: 0, problem: null, isRefused: false, answer: null };

/** Files on their way, in the order of adding: each with its progress, and each to be tried again or called off. */
export function createUploadQueue<Of, Answer>(options: UploadQueueOptions<Of, Answer>) {
  type Item = UploadItem<Of, Answer>;
  let { atOnce = 1, send, problemOf } = options;
  const useQueue = create<{ items: readonly Item[] }>()(() => ({ items: [] }));
  const running = new Map<string, AbortController>();
  const items = () => useQueue.getState().items;
  const put = (next: readonly Item[]) => useQueue.setState({ items: next });
  const change = (id: string, changes: Partial<Item>) =>
    put(items().map((item) => (item.id === id ? { ...item, ...changes } : item)));

  const goOn = () => {
    const waiting = items().filter(({ status }) => status === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, atOnce - running.size))) void carry(item);
  };
  const carry = async ({ id, of }: Item) => {
    const controller = new AbortController();
    running.set(id, controller);
    change(id, { ...FRESH, status: 'uploading' });
    try {
      const answer = await send(of, {
        onProgress: (percent) => change(id, { percent }),
        signal: controller.signal,
      });
      change(id, { status: 'uploaded', percent: 100, answer });
    } catch (error) {
      if (wasCalledOff(error)) change(id, { status: 'cancelled' });
      else change(id, { status: 'failed', problem: problemOf(error, of), isRefused: error instanceof RefusedFile });
    } finally {
      running.delete(id);
      goOn();
    }
  };
  const remove = (id: string) => {
    put(items().filter((item) => item.id !== id));
    running.get(id)?.abort();
  };
  const begin = (isMeant: (item: Item) => boolean) => {
    put(items().map((item) => (isMeant(item) ? { ...item, ...FRESH, status: 'waiting' } : item)));
    goOn();
  };

  return {
    useQueue,
    items,
    add: (all: readonly Of[], status: 'waiting' | 'chosen' = 'waiting') => {
      put([...items(), ...all.map((of): Item => ({ ...FRESH, id: crypto.randomUUID(), of, status }))]);
      goOn();
    },
    /** Says something else of what is not on its way. */
    change: (id: string, of: Of) => change(id, { of }),
    /** Uploads those that are not on their way. */
    begin,
    retry: (id: string) => begin((item) => item.id === id),
    /** Calls off what is on its way, and leaves anything else out. */
    cancel: (id: string) => {
      if (running.has(id)) running.get(id)?.abort();
      else remove(id);
    },
    /** Removes an item from the queue, in whatever state it is. */
    remove,
    /** Goes on by other options. */
    renew: (next: UploadQueueOptions<Of, Answer>) => {
      ({ atOnce = 1, send, problemOf } = next);
    },
    /** Keeps waiting items from being sent. */
    hold: () => put(items().map((item) => (item.status === 'waiting' ? { ...item, status: 'chosen' } : item))),
    /** Calls everything off; what is here from then on has been uploaded before. */
    clear: (uploaded: readonly Pick<Item, 'id' | 'of' | 'answer'>[] = []) => {
      put(uploaded.map((item) => ({ ...FRESH, ...item, status: 'uploaded', percent: 100 })));
      for (const controller of running.values()) controller.abort();
    },
    /** Resolves when none of those that are meant is on its way any more. */
    settled: (isMeant: (item: Item) => boolean = () => true) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (items().some((item) => isMeant(item) && ['waiting', 'uploading'].includes(item.status))) return;
          stop();
          resolve();
        };
        const stop = useQueue.subscribe(look);
        look();
      }),
  };
}

/** A queue of the screen it is used on: leaving that calls everything off. */
export function useUploadQueue<Of, Answer>(options: UploadQueueOptions<Of, Answer>) {
  const [queue] = useState(() => createUploadQueue(options));
  useEffect(() => queue.renew(options));
  useEffect(() => () => queue.clear(), [queue]);
  const shown = queue.useQueue((state) => state.items);
  return { ...queue, shown };
}
