import { decideReport } from '@doubloon/contract/admin/work-operations.ts';
import { report } from '@doubloon/contract/cases/operations.ts';
import type { ReportDecision, ReportedType } from '@doubloon/contract/cases/report.ts';
import { listMedia, uploadMedia } from '@doubloon/contract/media/operations.ts';
import { answerQuestion, deleteQuestion } from '@doubloon/contract/questions/operations.ts';
import {
  createReview,
  deleteReview,
  listReviewsOfCreator,
  replyToReview,
  updateReview,
} from '@doubloon/contract/reviews/operations.ts';
import { getStoreSettings, updateStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { about, decideAs, deciding, gone, logOf, reportedBy, statusOf } from '../../support/reports.ts';
import { answered, storeQuestion } from '../../support/given/stores.ts';

const png = (await sampleFiles())['png'] as SampleFile;

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

const reported = (type: ReportedType, id: string, by = reader) => reportedBy(by, type, id);
const decide = (id: string, decision: ReportDecision) => decideAs(admin, id, decision);
const logged = async (subject: string) => (await logOf(admin, subject)).map(({ action }) => action);

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

describe('a question about a loot and the answer to it', () => {
  const answeredAbout = async (fields: Parameters<typeof storeCampaign>[1] = {}) =>
    storeQuestion(await storeCampaign(author, fields), creator, answered('Buy it from my cousin'));
  const words = async (id: string) => (await deps().db.questions.find(id))?.answer?.answer;

  it('can be reported by those who see them, each with its words and its author', async () => {
    const { id, campaignId, question } = await answeredAbout();
    const [asked, answer] = [await reported('question', id), await reported('answer', id)];
    expect(await deps().db.cases.get(asked)).toMatchObject({
      campaignId: null,
      reported: { personId: creator.uid, name: creator.name, text: `${question}\n\nBuy it from my cousin` },
    });
    expect(await deps().db.cases.get(answer)).toMatchObject({
      reported: { personId: author.uid, name: author.name, text: 'Buy it from my cousin' },
    });
    expect(await refuse(report, about('question', id), creator)).toMatchObject({ status: 403 });
    expect(await refuse(report, about('answer', id), author)).toMatchObject({ status: 403 });
    const waiting = await storeQuestion({ id: campaignId, ownerId: author.uid, title: 'Tea' }, creator);
    for (const type of ['question', 'answer'] as const)
      expect(await refuse(report, about(type, waiting.id), reader)).toMatchObject({ status: 404 });
    await reported('question', waiting.id, author);
    const hidden = await answeredAbout({ status: 'rejected' });
    for (const type of ['question', 'answer'] as const)
      expect(await refuse(report, about(type, hidden.id), reader)).toMatchObject({ status: 404 });
  });

  it('are hidden one by one: without its answer the question waits again', async () => {
    const { id } = await answeredAbout();
    await decide(await reported('answer', id), 'hide');
    expect(await deps().db.questions.get(id)).toMatchObject({ status: 'waiting', answer: null });
    await decide(await reported('question', id, author), 'hide');
    expect(await deps().db.questions.find(id)).toBeNull();
    expect((await logged(id)).toSorted()).toEqual(['answer_removed', 'question_removed']);
  });

  it('are hidden together, and the log keeps the words of both', async () => {
    const { id, question } = await answeredAbout();
    await decide(await reported('question', id), 'hide');
    expect((await logOf(admin, id)).map(({ before }) => before)).toEqual([
      { creatorId: creator.uid, question, userId: author.uid, answer: 'Buy it from my cousin' },
    ]);
  });

  it('are left alone where they were changed since, and where they are gone', async () => {
    const { id } = await answeredAbout();
    const [asked, answer] = [await reported('question', id), await reported('answer', id)];
    await succeed(answerQuestion, { params: { id }, body: { answer: 'In any shop' } }, author);
    for (const open of [asked, answer])
      expect(await refuse(decideReport, deciding(open, 'hide'), admin)).toMatchObject({ status: 409 });
    expect(await words(id)).toBe('In any shop');
    await succeed(deleteQuestion, { params: { id } }, author);
    for (const open of [asked, answer]) await decide(open, 'hide');
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
    const [entry] = await logOf(admin, work.id);
    expect(entry?.before, 'without the name of the file').toEqual({ creatorId: creator.uid, caption: 'My best' });
  });

  it('is not there for those who do not see the section', async () => {
    const work = await add();
    await hidesSection('media');
    expect(await refuse(report, about('work', work.id), reader)).toMatchObject({ status: 404 });
    expect(await refuse(report, about('work', 'med_none'), reader)).toMatchObject({ status: 404 });
  });
});
