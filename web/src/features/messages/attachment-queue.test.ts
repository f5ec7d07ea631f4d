import { UNSENT_FILE_HOURS } from '@doubloon/contract/messaging/attachment.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession, useSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { breakPictures } from '../../testing/break-pictures.ts';
import { aPerson } from '../../testing/people.ts';
import { takeUploads } from '../../testing/files/take-uploads.ts';
import { addFiles, chosenFiles, leaveOut, takeUploaded } from './attachment-queue.ts';
import { eventually } from '../../testing/eventually.ts';

const file = (name: string) => new File(['x'], name);
const attachment = (name: string) => ({
  fileName: name,
  fileType: 'text/plain',
  fileSize: 1,
  downloadURL: `/${name}`,
  storagePath: `conversations/cnv_1/${name}`,
});
const shown = () => chosenFiles.items().map(({ of, status, percent }) => [of.name, status, percent]);
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};
const idOf = (name: string) => chosenFiles.items().find(({ of }) => of.name === name)?.id ?? '';

afterEach(() => {
  chosenFiles.clear();
  clearSession();
  vi.useRealTimers();
});

describe('files chosen for a message', () => {
  it('are uploaded two at a time, each with its progress, and taken in the order of choosing', async () => {
    const uploads = takeUploads();
    addFiles('cnv_1', ['a.txt', 'b.txt', 'c.txt'].map(file));
    await eventually(() => expect(uploads).toHaveLength(2));
    uploads[0]?.progress(1, 2);
    expect(shown()).toEqual([
      ['a.txt', 'uploading', 50],
      ['b.txt', 'uploading', 0],
      ['c.txt', 'waiting', 0],
    ]);
    uploads[1]?.answer(201, attachment('b.txt'));
    await eventually(() => expect(uploads).toHaveLength(3));
    uploads[0]?.answer(201, attachment('a.txt'));
    uploads[2]?.answer(201, attachment('c.txt'));
    await eventually(() => expect(shown().map(([, status]) => status)).toEqual(Array(3).fill('uploaded')));
    expect(takeUploaded('cnv_2')).toEqual([]);
    expect(takeUploaded('cnv_1').map(({ fileName }) => fileName)).toEqual(['a.txt', 'b.txt', 'c.txt']);
    expect(shown()).toEqual([]);
  });

  it('are not sent when they are to be pictures and are none, and say so', async () => {
    breakPictures();
    const uploads = takeUploads();
    addFiles('cnv_1', [file('words.png'), file('words.txt')]);
    await eventually(() => expect(uploads).toHaveLength(1));
    await eventually(() => expect(shown()[0]).toEqual(['words.png', 'failed', 0]));
    expect(shown()[1]).toEqual(['words.txt', 'uploading', 0]);
    expect(chosenFiles.items()[0]?.problem).toBe('This picture could not be read. Please choose another one.');
  });

  it('are not sent when they were left out while they were looked at', async () => {
    const uploads = takeUploads();
    addFiles('cnv_1', [file('a.png')]);
    leaveOut(idOf('a.png'));
    addFiles('cnv_1', [file('b.txt')]);
    await eventually(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.form?.get('file')).toHaveProperty('name', 'b.txt');
  });

  it("are kept when they fail, with the server's words, and can be tried again", async () => {
    const uploads = takeUploads();
    addFiles('cnv_1', [file('a.txt')]);
    await eventually(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(422, { message: 'This is no text' });
    await eventually(() => expect(shown()).toEqual([['a.txt', 'failed', 0]]));
    expect(chosenFiles.items()[0]?.problem).toBe('This is no text');
    expect(takeUploaded('cnv_1')).toEqual([]);
    chosenFiles.retry(idOf('a.txt'));
    await eventually(() => expect(uploads).toHaveLength(2));
    uploads[1]?.answer(201, attachment('a.txt'));
    await eventually(() => expect(takeUploaded('cnv_1')).toHaveLength(1));
  });

  it('can be called off under way, which lets the next one go on', async () => {
    const uploads = takeUploads();
    addFiles('cnv_1', ['a.txt', 'b.txt', 'c.txt'].map(file));
    await eventually(() => expect(uploads).toHaveLength(2));
    leaveOut(idOf('a.txt'));
    expect(uploads[0]?.aborted).toBe(true);
    await eventually(() => expect(uploads).toHaveLength(3));
    expect(shown().map(([name]) => name)).toEqual(['b.txt', 'c.txt']);
  });

  it('are taken back from the server when they are left out after all', async () => {
    const uploads = takeUploads();
    const calls = answerApi({ 'DELETE /messaging/delete-file': { json: { success: true } } });
    addFiles('cnv_1', [file('a.txt')]);
    await eventually(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(201, attachment('a.txt'));
    await eventually(() => expect(shown()).toEqual([['a.txt', 'uploaded', 100]]));
    leaveOut(idOf('a.txt'));
    await eventually(() =>
      expect(calls).toEqual([
        { call: 'DELETE /messaging/delete-file', body: { storagePath: 'conversations/cnv_1/a.txt' } },
      ]),
    );
  });

  it('hold the page as long as they are not sent, on whatever screen', async () => {
    const uploads = takeUploads();
    expect(leave()).toBe('left');
    addFiles('cnv_1', [file('a.txt')]);
    await eventually(() => expect(uploads).toHaveLength(1));
    expect(leave()).toBe('asked');
    uploads[0]?.answer(422, { message: 'This is no text' });
    await eventually(() => expect(shown()).toEqual([['a.txt', 'failed', 0]]));
    expect(leave()).toBe('asked');
    leaveOut(idOf('a.txt'));
    expect(leave()).toBe('left');
  });
});

describe('files that were uploaded and not sent', () => {
  const [ann, ben] = [aPerson({ uid: 'ann' }), aPerson({ uid: 'ben' })];
  const signIn = (user: typeof ann | null) => useSession.setState({ user });
  async function uploadAs(person: typeof ann): Promise<void> {
    const uploads = takeUploads();
    signIn(person);
    addFiles('cnv_1', ['a.txt', 'b.txt'].map(file));
    await eventually(() => expect(uploads).toHaveLength(2));
    uploads[0]?.answer(201, attachment('a.txt'));
    await eventually(() => expect(shown()[0]).toEqual(['a.txt', 'uploaded', 100]));
  }
  /** Loads the module anew, as a reload of this tab does. */
  async function loadAnew() {
    vi.resetModules();
    const { useSession: session } = await import('../../shared/state/session.ts');
    session.setState({ user: useSession.getState().user });
    return import('./attachment-queue.ts');
  }

  it('are there again after a reload, and can be sent', async () => {
    await uploadAs(ann);
    const next = await loadAnew();
    expect(next.chosenFiles.items()).toMatchObject([{ of: { name: 'a.txt', size: 1 }, status: 'uploaded' }]);
    expect(next.takeUploaded('cnv_1')).toEqual([attachment('a.txt')]);
    expect((await loadAnew()).chosenFiles.items()).toEqual([]);
  });

  it('are shown to nobody else', async () => {
    await uploadAs(ann);
    signIn(null);
    expect(shown()).toEqual([]);
    signIn(ben);
    expect(shown()).toEqual([]);
  });

  it('are forgotten once the server has removed them', async () => {
    await uploadAs(ann);
    vi.useFakeTimers({ now: Date.now() + UNSENT_FILE_HOURS * 60 * 60 * 1000, toFake: ['Date'] });
    expect((await loadAnew()).chosenFiles.items()).toEqual([]);
  });
});
