import {
  deleteMessageFile,
  listMessages,
  sendMessage,
  startConversation,
  uploadMessageFile,
  uploadMessageFiles,
} from '@doubloon/contract/messaging/operations.ts';
import { ATTACHMENT_UPLOAD, MAX_ATTACHMENTS, UNSENT_FILE_HOURS } from '@doubloon/contract/messaging/attachment.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleArchives, sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { call, callRaw, deps, refuse, succeed, upload } from '../../support/api.ts';
import { pairInConversation, type Pair } from '../../support/given/conversations.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles } from '../../support/given/stored-files.ts';

const MEGABYTE = 1024 * 1024;
const samples = await sampleFiles();
const sample = (extension: string): SampleFile => {
  const found = samples[extension];
  if (!found) throw new Error(`no sample of ${extension}`);
  return found;
};
const text = (name: string, bytes: number): SampleFile => ({
  name,
  type: 'text/plain',
  bytes: new Uint8Array(bytes).fill(97),
});

let pair: Pair;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  pair = await pairInConversation();
  stranger = await createPerson('content_creator');
  admin = await createPerson('admin');
});

const uploaded = ({ id }: Pair, person: Person, file = sample('pdf')) =>
  succeed(uploadMessageFile, { body: { chatId: id } }, person, [file]);
const sending = ({ id }: Pair, files: { storagePath: string }[], words = '') => ({
  params: { id },
  body: { text: words, attachments: files.map(({ storagePath }) => ({ storagePath })) },
});
const recordsOf = async ({ id }: Pair) =>
  (await deps().db.firestore.collection(COLLECTIONS.messageUploads).where('conversationId', '==', id).get()).docs.map(
    (document) => document.data(),
  );

describe('uploading to a conversation', () => {
  it.each(ATTACHMENT_UPLOAD.extensions)('takes a %s, which is then sent and can be fetched', async (extension) => {
    const { ada, cy, id } = pair;
    const file = sample(extension);
    const attachment = await uploaded(pair, ada, file);
    expect(attachment.fileName).toBe(file.name);
    expect(attachment.fileSize).toBeGreaterThan(0);
    expect(attachment.storagePath.startsWith(`conversations/${id}/`)).toBe(true);
    const sent = await succeed(sendMessage, sending(pair, [attachment]), ada);
    expect(sent).toMatchObject({ text: '', attachments: [attachment] });
    const [received] = await succeed(listMessages, { params: { id }, query: { limit: 1 } }, cy);
    const fetched = await fetch(String(received?.attachments[0]?.downloadURL));
    expect(fetched.status).toBe(200);
    expect(fetched.headers.get('content-type')).toBe(attachment.fileType);
    expect((await fetched.arrayBuffer()).byteLength).toBe(attachment.fileSize);
  });

  it.each(ATTACHMENT_UPLOAD.extensions)('refuses what only calls itself a %s', async (extension) => {
    const { ada, id } = await pairInConversation();
    for (const bytes of [new Uint8Array([0, 1, 2, 3, 255, 254, 0, 7]), sample('webm').bytes]) {
      const disguised = { ...sample(extension), bytes };
      expect(await refuse(uploadMessageFile, { body: { chatId: id } }, ada, [disguised])).toMatchObject({
        status: 415,
        message: ATTACHMENT_UPLOAD.messages.unsupported,
      });
    }
    expect(await bucketFiles(`conversations/${id}`)).toEqual([]);
  });

  it('takes no archive, and no document that does something by itself', async () => {
    const { ada, id } = await pairInConversation();
    const input = { body: { chatId: id } };
    const script = '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (1) >> >> endobj\n%%EOF';
    const active = { ...sample('pdf'), bytes: new Uint8Array(Buffer.from(script)) };
    for (const file of [...(await sampleArchives()), active]) {
      expect(await refuse(uploadMessageFile, input, ada, [file]), file.name).toMatchObject({ status: 415 });
    }
    expect(await bucketFiles(`conversations/${id}`)).toEqual([]);
  });

  it('takes ten megabytes and no byte more, in the words of the specification', async () => {
    const { ada, id } = await pairInConversation();
    const input = { body: { chatId: id } };
    expect(await refuse(uploadMessageFile, input, ada, [text('long.txt', 10 * MEGABYTE + 1)])).toMatchObject({
      status: 413,
      message: 'Some files were too large. Maximum file size is 10MB.',
    });
    expect(await bucketFiles(`conversations/${id}`)).toEqual([]);
    const { fileSize } = await succeed(uploadMessageFile, input, ada, [text('long.txt', 10 * MEGABYTE)]);
    expect(fileSize).toBe(10 * MEGABYTE);
  });

  it('takes several at once, all or none', async () => {
    const one = await pairInConversation();
    const input = { body: { chatId: one.id } };
    const files = await succeed(uploadMessageFiles, input, one.ada, [sample('pdf'), sample('png')]);
    expect(files.map(({ fileName }) => fileName)).toEqual(['paper.pdf', 'picture.png']);
    const bad = { ...sample('doc'), bytes: new Uint8Array([0, 1, 2]) };
    expect(await refuse(uploadMessageFiles, input, one.ada, [sample('txt'), bad])).toMatchObject({ status: 415 });
    const many = Array.from({ length: MAX_ATTACHMENTS + 1 }, () => sample('txt'));
    expect((await upload(uploadMessageFiles, input, many, one.ada)).status).toBe(422);
    const heavy = [1, 2, 3, 4].map((n) => text(`${n}.txt`, 9 * MEGABYTE));
    expect((await upload(uploadMessageFiles, input, heavy, one.ada)).status).toBe(413);
    expect(await refuse(uploadMessageFiles, input, one.ada, [])).toMatchObject({ status: 422 });
    expect(await bucketFiles(`conversations/${one.id}`)).toEqual(
      files.map(({ storagePath }) => storagePath).toSorted(),
    );
    expect(await recordsOf(one)).toHaveLength(2);
  });

  it('is for the two people of the conversation only', async () => {
    const { id } = await pairInConversation();
    for (const person of [stranger, admin]) {
      const input = { body: { chatId: id } };
      expect(await refuse(uploadMessageFile, input, person, [sample('pdf')])).toMatchObject({ status: 404 });
      expect(await refuse(uploadMessageFiles, input, person, [sample('pdf')])).toMatchObject({ status: 404 });
    }
    expect((await upload(uploadMessageFile, { body: { chatId: id } }, [sample('pdf')])).status).toBe(401);
    expect(await bucketFiles(`conversations/${id}`)).toEqual([]);
  });
});

describe('sending files', () => {
  it('shows what the server knows of them, whatever the client says', async () => {
    const { ada } = pair;
    const attachment = await uploaded(pair, ada);
    const claimed = [{ ...attachment, fileName: 'harmless.pdf', downloadURL: 'https://evil.example/' }];
    const sent = await succeed(
      sendMessage,
      { params: { id: pair.id }, body: { text: 'See', attachments: claimed } },
      ada,
    );
    expect(sent.attachments).toEqual([attachment]);
  });

  it('happens once for each file, also at the same moment', async () => {
    const { ada } = pair;
    const attachment = await uploaded(pair, ada);
    const answers = await Promise.all([1, 2, 3].map(() => call(sendMessage, sending(pair, [attachment]), ada)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  it('is refused when a message names a file twice', async () => {
    const { ada, id } = pair;
    const { storagePath } = await uploaded(pair, ada);
    const body = JSON.stringify({ text: 'See', attachments: [{ storagePath }, { storagePath }] });
    expect(await callRaw('POST', `/messaging/conversations/${id}/messages`, { person: ada, body })).toMatchObject({
      status: 422,
      body: { details: [{ field: 'body.attachments' }] },
    });
  });

  it('is refused for files of somebody else, of another conversation, of none', async () => {
    const one = await pairInConversation();
    const foreign = await uploaded(one, one.cy);
    const third = await createPerson('content_creator');
    const second = await succeed(startConversation, { body: { otherUserId: third.uid } }, one.ada);
    const elsewhere = await uploaded({ ...one, id: second.id }, one.ada);
    const own = await uploaded(one, one.ada);
    for (const { storagePath } of [foreign, elsewhere, { storagePath: 'users/somebody/private/x.pdf' }]) {
      const error = await refuse(sendMessage, sending(one, [own, { storagePath }], 'See'), one.ada);
      expect(error).toMatchObject({ status: 422, details: [{ field: 'body.attachments.1.storagePath' }] });
    }
    expect(await succeed(listMessages, { params: { id: one.id }, query: {} }, one.ada)).toEqual([]);
    await succeed(sendMessage, sending(one, [own]), one.ada);
  });
});

describe('deleting a file', () => {
  it('removes one’s own that was not sent', async () => {
    const one = await pairInConversation();
    const { storagePath, downloadURL } = await uploaded(one, one.ada);
    const input = { body: { storagePath } };
    for (const person of [one.cy, stranger, admin]) {
      expect(await refuse(deleteMessageFile, input, person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(deleteMessageFile, input)).toMatchObject({ status: 401 });
    await succeed(deleteMessageFile, input, one.ada);
    expect(await bucketFiles(`conversations/${one.id}`)).toEqual([]);
    expect((await fetch(downloadURL)).ok).toBe(false);
    expect(await recordsOf(one)).toEqual([]);
    expect(await refuse(deleteMessageFile, input, one.ada)).toMatchObject({ status: 404 });
    expect(await refuse(sendMessage, sending(one, [{ storagePath }]), one.ada)).toMatchObject({ status: 422 });
  });

  it('leaves what was sent with its message', async () => {
    const one = await pairInConversation();
    const { storagePath } = await uploaded(one, one.ada);
    await succeed(sendMessage, sending(one, [{ storagePath }]), one.ada);
    expect(await refuse(deleteMessageFile, { body: { storagePath } }, one.ada)).toMatchObject({
      status: 409,
      code: 'illegal_state',
    });
    expect(await bucketFiles(`conversations/${one.id}`)).toEqual([storagePath]);
  });
});

describe('files that nobody sends', () => {
  it('go after a day, and what was sent stays', async () => {
    const one = await pairInConversation();
    const sweep = () => succeed(runScheduledJob, { params: { name: 'remove-unsent-files' } });
    const sent = await uploaded(one, one.ada);
    await uploaded(one, one.ada);
    await succeed(sendMessage, sending(one, [sent]), one.ada);
    passMinutes(UNSENT_FILE_HOURS * 60 - 5);
    const recent = await uploaded(one, one.cy);
    await sweep();
    expect(await bucketFiles(`conversations/${one.id}`)).toHaveLength(3);
    passMinutes(10);
    await sweep();
    const left = [sent.storagePath, recent.storagePath].toSorted();
    expect(await bucketFiles(`conversations/${one.id}`)).toEqual(left);
    expect((await recordsOf(one)).map(({ messageId }) => messageId === null).toSorted()).toEqual([false, true]);
    await sweep();
    expect(await bucketFiles(`conversations/${one.id}`)).toEqual(left);
  });
});
