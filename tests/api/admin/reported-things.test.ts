import { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { decideReport } from '@doubloon/contract/admin/work-operations.ts';
import { getCampaign, uploadCampaignCover, uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { report } from '@doubloon/contract/cases/operations.ts';
import { attachmentId, type ReportDecision, type ReportedType } from '@doubloon/contract/cases/report.ts';
import { listMedia, uploadMedia } from '@doubloon/contract/media/operations.ts';
import { listMessages, sendMessage, uploadMessageFile } from '@doubloon/contract/messaging/operations.ts';
import {
  createReview,
  deleteReview,
  listReviewsOfCreator,
  replyToReview,
  updateReview,
} from '@doubloon/contract/reviews/operations.ts';
import { getStoreSettings, updateStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { type Pair, pairInConversation, say } from '../../support/given/conversations.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { pendingFiles } from '../../support/given/stored-files.ts';

const samples = await sampleFiles();
const [png, pdf] = [samples['png'] as SampleFile, samples['pdf'] as SampleFile];

let admin: Person;
let author: Person;
let creator: Person;
let reader: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
});
beforeEach(async () => {
  author = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  reader = await createPerson('user');
});

const about = (type: ReportedType, id: string) => ({ body: { type, id, reason: 'hate' as const, details: '' } });
const reported = async (type: ReportedType, id: string, by = reader) => (await succeed(report, about(type, id), by)).id;
const deciding = (id: string, decision: ReportDecision) => ({
  params: { id },
  body: { decision, reason: 'House rules' },
});
const decide = (id: string, decision: ReportDecision) => succeed(decideReport, deciding(id, decision), admin);
const logOf = (subject: string) => succeed(listAuditLog, { query: { subject } }, admin);
const logged = async (subject: string) => (await logOf(subject)).map(({ action }) => action);
const statusOf = async (url: string) => (await fetch(url)).status;
/** The answer to the address of a file that is not there. */
const gone = 403;
async function hidesSection(section: 'reviews' | 'media') {
  const params = { id: creator.uid };
  const { wallpaper: _, ...settings } = await succeed(getStoreSettings, { params }, creator);
  const body = { ...settings, sections: { ...settings.sections, [section]: false } };
  await succeed(updateStoreSettings, { params, body }, creator);
}

async function reviewed() {
  const body = { creatorId: creator.uid, userId: author.uid, rating: 1, comment: 'What an awful name' };
  const { id } = await succeed(createReview, { body }, author);
  const reply = { creatorId: creator.uid, reply: 'Look at yours' };
  await succeed(replyToReview, { params: { id }, body: reply }, creator);
  return id;
}
const reviews = () => succeed(listReviewsOfCreator, { params: { id: creator.uid }, query: {} });

describe('a review and the reply to it', () => {
  it('can be reported, each with its words and its author', async () => {
    const id = await reviewed();
    const [review, reply] = [await reported('review', id), await reported('reply', id)];
    expect(await deps().db.cases.get(review)).toMatchObject({
      reported: { personId: author.uid, name: author.name, text: '1 of 5 stars\n\nWhat an awful name' },
    });
    expect(await deps().db.cases.get(reply)).toMatchObject({
      reported: { personId: creator.uid, name: creator.name, text: 'Look at yours' },
    });
  });

  it('are reported by nobody whose they are, and by nobody who cannot see them', async () => {
    const id = await reviewed();
    expect(await refuse(report, about('review', id), author)).toMatchObject({ status: 403 });
    expect(await refuse(report, about('reply', id), creator)).toMatchObject({ status: 403 });
    expect(await refuse(report, about('review', id))).toMatchObject({ status: 401 });
    expect(await refuse(report, about('review', `${reader.uid}__${creator.uid}`), reader)).toMatchObject({
      status: 404,
    });
    await hidesSection('reviews');
    for (const type of ['review', 'reply'] as const)
      expect(await refuse(report, about(type, id), reader)).toMatchObject({ status: 404 });
    await reported('review', id, creator);
  });

  it('are hidden by an admin, the reply alone or all of it, and the log keeps the words', async () => {
    const id = await reviewed();
    await decide(await reported('reply', id), 'hide');
    expect(await reviews()).toMatchObject([{ id, comment: 'What an awful name', reply: null }]);
    await decide(await reported('review', id), 'hide');
    expect(await reviews()).toEqual([]);
    expect((await logged(id)).toSorted()).toEqual(['reply_removed', 'review_removed']);
  });

  it('may be gone when they are hidden', async () => {
    const id = await reviewed();
    const [first, second] = [await reported('review', id), await reported('reply', id)];
    await decide(first, 'hide');
    expect(await decide(second, 'hide')).toMatchObject({ status: 'granted' });
  });

  it('stay when their words are others than those that were reported', async () => {
    const id = await reviewed();
    const [review, reply] = [await reported('review', id), await reported('reply', id)];
    await succeed(updateReview, { params: { id }, body: { comment: 'A kind word' } }, author);
    expect(await refuse(decideReport, deciding(review, 'hide'), admin)).toMatchObject({ status: 409 });
    expect(await reviews()).toMatchObject([{ id, comment: 'A kind word' }]);
    await succeed(deleteReview, { params: { id } }, author);
    const body = { creatorId: creator.uid, userId: author.uid, rating: 5, comment: 'A new one' };
    await succeed(createReview, { body }, author);
    const thanks = { creatorId: creator.uid, reply: 'Thank you' };
    await succeed(replyToReview, { params: { id }, body: thanks }, creator);
    expect(await refuse(decideReport, deciding(reply, 'hide'), admin)).toMatchObject({ status: 409 });
    expect(await reviews()).toMatchObject([{ comment: 'A new one', reply: { reply: 'Thank you' } }]);
    expect(await deps().db.cases.get(reply)).toMatchObject({ status: 'open' });
    expect(await logged(id)).toEqual([]);
  });
});

describe('a work of a store', () => {
  const add = () => succeed(uploadMedia, { body: { caption: 'My best' } }, creator, [png]);

  it('is reported by others who see it, and hidden with its file', async () => {
    const work = await add();
    expect(await refuse(report, about('work', work.id), creator)).toMatchObject({ status: 403 });
    const id = await reported('work', work.id);
    expect(await deps().db.cases.get(id)).toMatchObject({
      reported: { personId: creator.uid, name: creator.name, text: expect.stringContaining('My best') as string },
    });
    expect(await statusOf(work.downloadURL)).toBe(200);
    await decide(id, 'hide');
    expect(await statusOf(work.downloadURL), 'its saved link').toBe(gone);
    expect(await succeed(listMedia, { params: { id: creator.uid }, query: {} })).toEqual([]);
    expect(await logged(work.id)).toEqual(['work_removed']);
    const [entry] = await logOf(work.id);
    expect(entry?.before, 'without the name of the file').toEqual({ creatorId: creator.uid, caption: 'My best' });
  });

  it('is not there for those who do not see the section', async () => {
    const work = await add();
    await hidesSection('media');
    expect(await refuse(report, about('work', work.id), reader)).toMatchObject({ status: 404 });
    expect(await refuse(report, about('work', 'med_none'), reader)).toMatchObject({ status: 404 });
  });
});

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
    const [entry] = await logOf(messageId);
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
