import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { Carriage } from './files/upload.ts';
import { RefusedFile } from './files/check-file.ts';
import { createUploadQueue } from './upload-queue.ts';

interface Sent extends PromiseWithResolvers<string> {
  name: string;
  carriage: Carriage;
}

function aQueue(atOnce?: number) {
  const sent: Sent[] = [];
  const queue = createUploadQueue<string, string>({
    ...(atOnce && { atOnce }),
    send: (name, carriage) => {
      const one = { ...Promise.withResolvers<string>(), name, carriage };
      carriage.signal?.addEventListener('abort', () => one.reject(new DOMException('Called off', 'AbortError')));
      sent.push(one);
      return one.promise;
    },
    problemOf: (error, name) => `${name}: ${(error as Error).message}`,
  });
  const shown = () => queue.items().map(({ of, status }) => `${of} ${status}`);
  const idOf = (name: string) => queue.items().find(({ of }) => of === name)?.id ?? '';
  return { queue, sent, shown, idOf };
}

describe('a queue of uploads', () => {
  it('sends one after the other, in the order of adding, and says how each went', async () => {
    const { queue, sent, shown } = aQueue();
    queue.add(['a', 'b']);
    expect(shown()).toEqual(['a uploading', 'b waiting']);
    sent[0]?.carriage.onProgress?.(40);
    expect(queue.items()[0]?.percent).toBe(40);
    sent[0]?.resolve('stored');
    await eventually(() => expect(shown()).toEqual(['a uploaded', 'b uploading']));
    sent[1]?.reject(new RefusedFile('no picture'));
    await queue.settled();
    expect(queue.items()).toMatchObject([
      { answer: 'stored', percent: 100, problem: null },
      { answer: null, problem: 'b: no picture', isRefused: true },
    ]);
  });

  it('tries one again, and leaves out what does not run', async () => {
    const { queue, sent, shown, idOf } = aQueue(2);
    queue.add(['a', 'b', 'c']);
    sent[0]?.reject(new Error('offline'));
    await eventually(() => expect(shown()).toEqual(['a failed', 'b uploading', 'c uploading']));
    queue.retry(idOf('a'));
    expect(shown()[0]).toBe('a waiting');
    queue.cancel(idOf('a'));
    expect(shown()).toEqual(['b uploading', 'c uploading']);
    queue.cancel(idOf('b'));
    await eventually(() => expect(shown()).toEqual(['b cancelled', 'c uploading']));
  });

  it('waits with what is only chosen, lets it stay behind, and calls everything off', async () => {
    const { queue, sent, shown } = aQueue();
    queue.add(['a', 'b'], 'chosen');
    expect(sent).toEqual([]);
    queue.begin(() => true);
    queue.hold();
    expect(shown()).toEqual(['a uploading', 'b chosen']);
    const settled = queue.settled();
    queue.clear();
    await settled;
    expect(sent[0]?.carriage.signal?.aborted).toBe(true);
    expect(shown()).toEqual([]);
  });
});
