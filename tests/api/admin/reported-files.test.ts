import { decideReport } from '@doubloon/contract/admin/work-operations.ts';
import { getCampaign, uploadCampaignCover, uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { report } from '@doubloon/contract/cases/operations.ts';
import { attachmentId, type ReportDecision, type ReportedType } from '@doubloon/contract/cases/report.ts';
import { listMessages, sendMessage, uploadMessageFile } from '@doubloon/contract/messaging/operations.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { type Pair, pairInConversation, say } from '../../support/given/conversations.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { about, decideAs, deciding, gone, logOf, reportedBy, statusOf } from '../../support/reports.ts';
import { pendingFiles } from '../../support/given/stored-files.ts';

const samples = await sampleFiles();
const [png, pdf] = [samples['png'] as SampleFile, samples['pdf'] as SampleFile];

let admin: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
});
beforeEach(async () => {
  author = await createPerson('business_owner');
  reader = await createPerson('user');
});

const reported = (type: ReportedType, id: string, by = reader) => reportedBy(by, type, id);
const decide = (id: string, decision: ReportDecision) => decideAs(admin, id, decision);
const logged = async (subject: string) => (await logOf(admin, subject)).map(({ action }) => action);

describe('the cover of a loot and the files of its brief', () => {
  it('have no links any more once their loot is hidden', async () => {
    const loot = await storeCampaign(author);
    const params = { id: loot.id };
    for (const file of [png, pdf]) await succeed(uploadCampaignFile, { params }, author, [file]);
    const { cover, files } = await succeed(uploadCampaignCover, { params }, author, [png]);
    const urls = [cover?.url ?? '', ...files.map(({ url }) => url)];
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200]);
    await decide(await reported('loot', loot.id), 'hide');
    expect(await Promise.all(urls.map(statusOf))).toEqual([gone, gone, gone]);
    expect(await succeed(getCampaign, { params }, author)).toMatchObject({
      status: 'rejected',
      cover: null,
      files: [],
    });
    expect(await pendingFiles(`users/${author.uid}/public`)).toEqual([]);
  });

  it('go also where the loot has files alone', async () => {
    const loot = await storeCampaign(author);
    const { files } = await succeed(uploadCampaignFile, { params: { id: loot.id } }, author, [pdf]);
    await decide(await reported('loot', loot.id), 'hide');
    expect(await statusOf(files[0]?.url ?? '')).toBe(gone);
  });
});

describe('a file of a message', () => {
  let pair: Pair;

  /** Two files in a message from the owner to the creator. */
  async function sent() {
    pair = await pairInConversation();
    const { id, ada } = pair;
    const files = [
      await succeed(uploadMessageFile, { body: { chatId: id } }, ada, [png]),
      await succeed(uploadMessageFile, { body: { chatId: id } }, ada, [pdf]),
    ];
    const attachments = files.map(({ storagePath }) => ({ storagePath }));
    const message = await succeed(sendMessage, { params: { id }, body: { text: 'See', attachments } }, ada);
    const [picture = '', document = ''] = files.map(({ downloadURL }) => downloadURL);
    return { messageId: message.id, picture, document, picturePath: files[0]?.storagePath ?? '' };
  }
  const received = async () =>
    (await succeed(listMessages, { params: { id: pair.id }, query: {} }, pair.cy))[0]?.attachments;

  it('has a link that leads nowhere once an admin has revoked it; the other files stay', async () => {
    const { messageId, picture, document } = await sent();
    const id = await reported('file', attachmentId(messageId, 1), pair.cy);
    expect(await deps().db.cases.get(id)).toMatchObject({
      reported: { personId: pair.ada.uid, name: pair.ada.name, text: pdf.name },
    });
    expect(await statusOf(document)).toBe(200);
    expect(await decide(id, 'revoke')).toMatchObject({ status: 'granted' });
    expect([await statusOf(document), await statusOf(picture)]).toEqual([gone, 200]);
    const [first, second] = (await received()) ?? [];
    expect([first?.removed, second?.removed]).toEqual([undefined, true]);
    expect(await logged(messageId)).toEqual(['file_revoked']);
    const [entry] = await logOf(admin, messageId);
    expect(entry?.before, 'without the name of the file').toEqual({ senderId: pair.ada.uid, files: 1 });
    expect(entry?.names).toEqual({ [pair.ada.uid]: pair.ada.name });
    expect(await refuse(report, about('file', attachmentId(messageId, 1)), pair.cy)).toMatchObject({ status: 404 });
  });

  it('goes with all others when the report is about its message', async () => {
    const { messageId, picture, document } = await sent();
    const id = await reported('message', messageId, pair.cy);
    expect(await deps().db.cases.get(id)).toMatchObject({ reported: { hasFiles: true } });
    await decide(id, 'revoke');
    expect([await statusOf(document), await statusOf(picture)]).toEqual([gone, gone]);
    expect((await received())?.map(({ removed }) => removed)).toEqual([true, true]);
  });

  it('is reported by whom it was sent to alone', async () => {
    const { messageId } = await sent();
    const file = about('file', attachmentId(messageId, 0));
    expect(await refuse(report, file, pair.ada)).toMatchObject({ status: 403 });
    for (const stranger of [reader, admin]) expect(await refuse(report, file, stranger)).toMatchObject({ status: 404 });
    for (const id of [attachmentId(messageId, 2), attachmentId('msg_none', 0), messageId])
      expect(await refuse(report, about('file', id), pair.cy)).toMatchObject({ status: 404 });
  });

  it('is released with the decision, so that the sweep deletes it where the bucket does not answer', async () => {
    const { messageId, picture, picturePath } = await sent();
    const id = await reported('file', attachmentId(messageId, 0), pair.cy);
    const { storage } = deps();
    const fault = () => Promise.reject(new Error('The bucket does not answer'));
    const bucket = { file: () => ({ delete: fault }) } as unknown as ReturnType<typeof storage.bucket>;
    const broken = vi.spyOn(storage, 'bucket').mockReturnValue(bucket);
    expect(await decide(id, 'revoke')).toMatchObject({ status: 'granted' });
    broken.mockRestore();
    expect(await statusOf(picture)).toBe(200);
    expect(await pendingFiles(picturePath)).toMatchObject([{ state: 'leaving' }]);
  });

  it('stays when another admin has dismissed the report', async () => {
    const { messageId, picture } = await sent();
    const id = await reported('file', attachmentId(messageId, 0), pair.cy);
    await decide(id, 'dismiss');
    expect(await refuse(decideReport, deciding(id, 'revoke'), admin)).toMatchObject({ status: 409 });
    expect(await statusOf(picture)).toBe(200);
  });

  it('is revoked by admins alone, and only where there is one', async () => {
    const { messageId } = await sent();
    const id = await reported('file', attachmentId(messageId, 0), pair.cy);
    for (const person of [pair.cy, pair.ada])
      expect(await refuse(decideReport, deciding(id, 'revoke'), person)).toMatchObject({ status: 403 });
    expect(await refuse(decideReport, deciding(id, 'hide'), admin)).toMatchObject({ status: 409 });
    const words = await say(pair.id, pair.ada, 'Only words');
    for (const [type, what] of [
      ['message', words.id],
      ['person', pair.ada.uid],
    ] as const) {
      const other = await reported(type, what, pair.cy);
      expect(await deps().db.cases.get(other)).toMatchObject({ reported: { hasFiles: false } });
      expect(await refuse(decideReport, deciding(other, 'revoke'), admin)).toMatchObject({ status: 409 });
    }
  });
});
