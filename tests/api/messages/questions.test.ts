import { blockPerson } from '@doubloon/contract/blocks/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import {
  answerQuestion,
  askQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
} from '@doubloon/contract/questions/operations.ts';
import type { QuestionStatus } from '@doubloon/contract/questions/lifecycle.ts';
import { MAX_QUESTIONS_PER_DAY, MAX_WAITING_QUESTIONS } from '@doubloon/contract/questions/question.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson, createUnproven } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { answered, createCreatorWithStore, storeQuestion } from '../../support/given/stores.ts';

let owner: Person;
let creator: Person;
let campaign: Campaign;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  campaign = await storeCampaign(owner);
});

const asking = (question = ' May the tea be iced? ') => ({ body: { campaign_id: campaign.id, question } });
const answering = (id: string, answer = ' As cold as you like. ') => ({ params: { id }, body: { answer } });
const byId = (id: string) => ({ params: { id } });
const listed = (person?: Person, status?: QuestionStatus) =>
  succeed(listQuestions, { params: { id: campaign.id }, query: { status } }, person);
const waitingIds = async (person?: Person) => (await listed(person, 'waiting')).map(({ id }) => id);
const NOT_FOUND = { status: 404 };

describe('asking about a loot', () => {
  it('stores a question that waits, in the name of the account', async () => {
    const asked = await succeed(askQuestion, asking(), creator);
    expect(asked).toMatchObject({
      ...{ campaign_id: campaign.id, owner_id: owner.uid, question: 'May the tea be iced?', status: 'waiting' },
      ...{ answer: null, is_own: true, asker: { id: creator.uid, name: creator.name, has_store: false } },
    });
    expect(asked.id.startsWith(`${campaign.id}__qst_`)).toBe(true);
    expect(await stored(COLLECTIONS.questions, asked.id)).toMatchObject({ campaignTitle: campaign.title });
  });

  it('is for creators with a proven e-mail alone, and not beyond a block', async () => {
    expect(await refuse(askQuestion, asking())).toMatchObject({ status: 401 });
    for (const person of [owner, await createPerson('admin'), await createPerson('user')])
      expect(await refuse(askQuestion, asking(), person)).toMatchObject({ status: 403 });
    expect(await refuse(askQuestion, asking(), await createUnproven('content_creator'))).toMatchObject({
      ...{ status: 403, errorType: 'email_not_proven', message: 'Please verify your email address to ask a question' },
    });
    await succeed(blockPerson, byId(creator.uid), owner);
    expect(await refuse(askQuestion, asking(), creator)).toMatchObject({
      ...{ status: 403, message: 'You cannot reach this person' },
    });
    expect(await waitingIds(owner)).toEqual([]);
  });

  it.each(['', ' \n ', '\u200b', 'x'.repeat(501)])('takes words within a sensible length, not %j', async (question) => {
    const body = JSON.stringify(asking(question).body);
    const answer = await callRaw('POST', '/questions', { person: creator, body });
    expect(answer).toMatchObject({ status: 422, body: { details: [{ field: 'body.question' }] } });
  });

  it.each([{ status: 'completed' }, { endDate: '2020-01-01' }] as const)(
    'is over for a loot with %o, which still shows what was answered',
    async (fields) => {
      campaign = await storeCampaign(owner, fields);
      const { id } = await storeQuestion(campaign, creator, answered());
      expect(await refuse(askQuestion, asking(), creator)).toMatchObject({
        ...{ status: 409, message: 'This loot takes no more questions' },
      });
      expect((await listed()).map((question) => question.id)).toEqual([id]);
    },
  );

  it('goes on while a loot is paused', async () => {
    campaign = await storeCampaign(owner, { status: 'paused' });
    await succeed(askQuestion, asking(), creator);
  });

  it('is refused for a loot that is hidden, with all that was asked there', async () => {
    campaign = await storeCampaign(owner, { status: 'rejected' });
    const { id } = await storeQuestion(campaign, creator, answered());
    const list = { params: { id: campaign.id }, query: {} };
    expect(await refuse(askQuestion, asking(), creator)).toMatchObject(NOT_FOUND);
    for (const person of [undefined, creator]) {
      expect(await refuse(listQuestions, list, person)).toMatchObject(NOT_FOUND);
      expect(await refuse(getQuestion, byId(id), person)).toMatchObject(NOT_FOUND);
    }
    expect(await listed(owner)).toHaveLength(1);
  });

  it('stops while too many of a creator wait', async () => {
    for (let n = 0; n < MAX_WAITING_QUESTIONS; n += 1) await succeed(askQuestion, asking(), creator);
    const [first = ''] = await waitingIds(creator);
    expect(await refuse(askQuestion, asking(), creator)).toMatchObject({ status: 409 });
    await succeed(askQuestion, asking(), await createPerson('content_creator'));
    await succeed(answerQuestion, answering(first), owner);
    await succeed(askQuestion, asking(), creator);
  });

  it('is limited to some within a day', async () => {
    for (let n = 0; n < MAX_QUESTIONS_PER_DAY; n += 1) {
      campaign = await storeCampaign(owner);
      await succeed(askQuestion, asking(), creator);
    }
    campaign = await storeCampaign(owner);
    expect(await refuse(askQuestion, asking(), creator)).toMatchObject({ status: 429 });
  });
});

describe('questions about a loot', () => {
  it('are for everybody once answered, newest first, and before that for their two sides and admins', async () => {
    const [other, admin] = [await createPerson('content_creator'), await createPerson('admin')];
    const at = (n: number) => ({ createdAt: new Date(Date.UTC(2026, 2, n)) });
    const first = await storeQuestion(campaign, creator, { ...answered(), ...at(1) });
    const second = await storeQuestion(campaign, other, { ...answered(), ...at(2) });
    const waiting = await storeQuestion(campaign, creator, at(3));
    for (const person of [undefined, owner, creator, other, admin])
      expect((await listed(person)).map(({ id }) => id)).toEqual([second.id, first.id]);
    for (const person of [owner, creator, admin]) {
      expect(await waitingIds(person)).toEqual([waiting.id]);
      expect(await succeed(getQuestion, byId(waiting.id), person)).toMatchObject({ id: waiting.id });
    }
    for (const person of [undefined, other, await createPerson('business_owner')]) {
      expect(await waitingIds(person)).toEqual([]);
      expect(await refuse(getQuestion, byId(waiting.id), person)).toMatchObject(NOT_FOUND);
      expect(await succeed(getQuestion, byId(first.id), person)).toMatchObject({ id: first.id });
    }
  });

  it('name who asked to strangers only while the store is open', async () => {
    const asker = await createCreatorWithStore();
    const { id } = await storeQuestion(campaign, asker, answered());
    const { id: unnamed } = await storeQuestion(campaign, creator, answered());
    const ofStore = { id: asker.uid, name: asker.name, picture: null, has_store: true };
    const seen = async (question: string, person?: Person) =>
      (await succeed(getQuestion, byId(question), person)).asker;
    expect((await listed()).map((question) => question.asker)).toEqual([null, ofStore]);
    expect(await seen(id)).toEqual(ofStore);
    for (const person of [owner, creator]) expect(await seen(unnamed, person)).toMatchObject({ name: creator.name });
    expect(await seen(unnamed, asker)).toBeNull();
    await deps().db.firestore.collection(COLLECTIONS.stores).doc(asker.uid).update({ status: 'closed' });
    expect(await seen(id)).toBeNull();
    expect(await seen(id, owner)).toEqual({ ...ofStore, has_store: false });
    const { body } = await callRaw('GET', `/questions/${id}`);
    expect(JSON.stringify(body)).not.toContain(asker.uid);
  });
});

describe('answering a question', () => {
  it('publishes both, and can be done again, which marks the answer as edited', async () => {
    const { id } = await storeQuestion(campaign, creator);
    const published = await succeed(answerQuestion, answering(id), owner);
    expect(published).toMatchObject({
      status: 'answered',
      answer: { answer: 'As cold as you like.', edited_at: null },
    });
    expect(await succeed(answerQuestion, answering(id), owner), 'nothing changed').toEqual(published);
    const changed = await succeed(answerQuestion, answering(id, 'Hot.'), owner);
    expect(changed.answer).toMatchObject({ answer: 'Hot.', created_at: published.answer?.created_at });
    expect(changed.answer?.edited_at).toBeInstanceOf(Date);
    expect(await listed()).toMatchObject([{ id, answer: { answer: 'Hot.' } }]);
  });

  it('is for the owner of the loot alone, and not beyond a block', async () => {
    const { id } = await storeQuestion(campaign, creator);
    expect(await refuse(answerQuestion, answering(id))).toMatchObject({ status: 401 });
    for (const person of [creator, await createPerson('admin')])
      expect(await refuse(answerQuestion, answering(id), person)).toMatchObject({ status: 403 });
    const stranger = await createPerson('business_owner');
    expect(await refuse(answerQuestion, answering(id), stranger)).toMatchObject(NOT_FOUND);
    expect(await refuse(answerQuestion, answering(`${campaign.id}__none`), owner)).toMatchObject(NOT_FOUND);
    await succeed(blockPerson, byId(creator.uid), owner);
    expect(await refuse(answerQuestion, answering(id), owner)).toMatchObject({ status: 403 });
    expect(await stored(COLLECTIONS.questions, id)).toMatchObject({ status: 'waiting', answer: null });
  });

  it('can be corrected beyond a block, while what waits can only be removed', async () => {
    const waiting = await storeQuestion(campaign, creator);
    const { id } = await storeQuestion(campaign, creator, answered('As hot as you like.'));
    const answerable = async (person: Person) =>
      [...(await listed(person, 'waiting')), ...(await listed(person))].map((one) => one.answerable);
    expect(await answerable(owner)).toEqual([true, true]);
    await succeed(blockPerson, byId(owner.uid), creator);
    expect(await answerable(owner)).toEqual([false, true]);
    expect(await answerable(creator)).toEqual([false, false]);
    expect(await succeed(answerQuestion, answering(id), owner)).toMatchObject({
      answer: { answer: 'As cold as you like.' },
    });
    expect(await refuse(answerQuestion, answering(waiting.id), owner)).toMatchObject({ status: 403 });
    await succeed(deleteQuestion, byId(waiting.id), owner);
  });

  it.each(['', '  ', 'x'.repeat(1001)])('takes words within a sensible length, not %j', async (answer) => {
    const { id } = await storeQuestion(campaign, creator);
    const body = JSON.stringify({ answer });
    expect(await callRaw('PUT', `/questions/${id}/answer`, { person: owner, body })).toMatchObject({
      ...{ status: 422, body: { details: [{ field: 'body.answer' }] } },
    });
  });
});

describe('removing a question', () => {
  it('is for its asker until it is answered', async () => {
    const { id } = await storeQuestion(campaign, creator);
    const other = await createPerson('content_creator');
    expect(await refuse(deleteQuestion, byId(id))).toMatchObject({ status: 401 });
    expect(await refuse(deleteQuestion, byId(id), other)).toMatchObject(NOT_FOUND);
    await succeed(answerQuestion, answering(id), owner);
    expect(await refuse(deleteQuestion, byId(id), creator)).toMatchObject({
      ...{ status: 409, message: 'This question is answered and cannot be taken back any more' },
    });
    const { id: waiting } = await storeQuestion(campaign, creator);
    await succeed(deleteQuestion, byId(waiting), creator);
    expect(await stored(COLLECTIONS.questions, waiting)).toBeUndefined();
    expect(await refuse(deleteQuestion, byId(waiting), creator)).toMatchObject(NOT_FOUND);
  });

  it('is for the owner of the loot at any time, with the answer', async () => {
    for (const fields of [{}, answered()]) {
      const { id } = await storeQuestion(campaign, creator, fields);
      const stranger = await createPerson('business_owner');
      expect(await refuse(deleteQuestion, byId(id), stranger)).toMatchObject(NOT_FOUND);
      await succeed(deleteQuestion, byId(id), owner);
      expect(await stored(COLLECTIONS.questions, id)).toBeUndefined();
    }
  });
});
