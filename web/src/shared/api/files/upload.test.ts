import { uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { describe, expect, it, vi } from 'vitest';
import { takeUploads } from '../../../testing/files/take-uploads.ts';
import { useConnection } from '../../state/connection.ts';
import { upload, wasCalledOff } from './upload.ts';
import { eventually } from '../../../testing/eventually.ts';

const file = new File(['picture'], 'a.png', { type: 'image/png' });

async function begin() {
  const uploads = takeUploads();
  const onProgress = vi.fn();
  const controller = new AbortController();
  const done = upload(uploadWallpaper, { body: { userId: 'u1' } }, [file], { onProgress, signal: controller.signal });
  const outcome = done.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await eventually(() => expect(uploads).toHaveLength(1));
  const [taken] = uploads;
  if (!taken) throw new Error('Nothing was sent');
  return { taken, onProgress, controller, outcome };
}

describe('upload', () => {
  it('sends the fields and the file as one form, tells how far it has got and answers what came', async () => {
    const { taken, onProgress, outcome } = await begin();
    expect(taken.call).toBe('POST /media/wallpaper');
    expect(taken.form?.get('userId')).toBe('u1');
    expect((taken.form?.get('file') as File).name).toBe('a.png');
    taken.progress(1, 3);
    taken.progress(3, 3);
    expect(onProgress.mock.calls).toEqual([[33], [100]]);
    taken.answer(201, { downloadURL: '/x', originalName: 'a.png' });
    expect(await outcome).toEqual({ value: { downloadURL: '/x', originalName: 'a.png' } });
  });

  it("fails in the server's words and with the id to quote", async () => {
    const { taken, outcome } = await begin();
    taken.answer(413, { message: 'File size must be less than 5MB' });
    expect(await outcome).toMatchObject({
      error: { message: 'File size must be less than 5MB', status: 413, requestId: 'req_1' },
    });
  });

  it('notes a connection that is gone', async () => {
    const { taken, outcome } = await begin();
    taken.fail();
    expect(await outcome).toMatchObject({ error: { message: 'Request failed', code: 'network' } });
    expect(useConnection.getState().reachable).toBe(false);
    useConnection.setState({ reachable: true });
  });

  it('stops when it is called off, which says nothing about the connection', async () => {
    const { taken, controller, outcome } = await begin();
    controller.abort();
    const { error } = (await outcome) as { error: unknown };
    expect(wasCalledOff(error)).toBe(true);
    expect(taken.aborted).toBe(true);
    expect(useConnection.getState().reachable).toBe(true);
  });

  it('does not even begin when it was called off before', async () => {
    const uploads = takeUploads();
    const done = upload(uploadWallpaper, { body: { userId: 'u1' } }, [file], { signal: AbortSignal.abort() });
    await expect(done).rejects.toSatisfy(wasCalledOff);
    expect(uploads).toEqual([]);
  });
});
