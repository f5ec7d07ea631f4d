import { afterEach, describe, expect, it } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { breakPictures } from '../../testing/break-pictures.ts';
import { takeUploads } from '../../testing/take-uploads.ts';
import { addFiles, leaveOut, retryFile, takeUploaded, useChosenFiles } from './attachment-queue.ts';
import { eventually } from '../../testing/eventually.ts';

const file = (name: string) => new File(['x'], name);
const attachment = (name: string) => ({
  fileName: name,
  fileType: 'text/plain',
  fileSize: 1,
  downloadURL: `/${name}`,
  storagePath: `conversations/cnv_1/${name}`,
});
const shown = () =>
  useChosenFiles.getState().files.map(({ file: { name }, status, percent }) => [name, status, percent]);
const idOf = (name: string) => useChosenFiles.getState().files.find((each) => each.file.name === name)?.id ?? '';

afterEach(() => useChosenFiles.setState({ files: [] }));

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
    expect(useChosenFiles.getState().files[0]?.problem).toBe(
      'This picture could not be read. Please choose another one.',
    );
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
    expect(useChosenFiles.getState().files[0]?.problem).toBe('This is no text');
    expect(takeUploaded('cnv_1')).toEqual([]);
    retryFile(idOf('a.txt'));
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
});
