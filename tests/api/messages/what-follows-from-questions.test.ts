import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { answerQuestion, askQuestion, deleteQuestion } from '@doubloon/contract/questions/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { questionsPersonalData } from '../../../functions/src/questions/personal-data.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { removeAnswer } from '../../../functions/src/questions/questions.ts';
import { questionProjections } from '../../../functions/src/questions/projections.ts';
import { updatePersonCopies } from '../../../functions/src/users/person-copies.store.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { answered, storeQuestion } from '../../support/given/stores.ts';

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

describe('what follows from a question', () => {
  const tell = (id: string) => createNotifications(deps().db, questionProjections, id, new Date());
  const told = async (person: Person) =>
    (await succeed(listNotifications, { query: {} }, person)).map(({ kind, subject }) => [kind, subject.id]);

  it('is told once to each side, and no more once it is gone', async () => {
    const { id } = await succeed(askQuestion, asking(), creator);
    await tell(id);
    await succeed(answerQuestion, answering(id), owner);
    await succeed(answerQuestion, answering(id, 'Hot.'), owner);
    for (let times = 0; times < 2; times += 1) await tell(id);
    expect(await told(owner)).toEqual([['question_received', id]]);
    expect(await told(creator)).toEqual([['question_answered', id]]);
    await succeed(deleteQuestion, byId(id), owner);
    await tell(id);
    expect([...(await told(owner)), ...(await told(creator))]).toEqual([]);
  });

  it('is told to its owner once more when an admin has removed the answer, and to its asker no more', async () => {
    const { id } = await succeed(askQuestion, asking(), creator);
    await succeed(answerQuestion, answering(id), owner);
    await tell(id);
    await unitOfWork(deps(), async (tx) => removeAnswer(tx, await tx.questions.get(id), new Date()));
    await tell(id);
    expect(await told(owner)).toEqual([['question_received', id]]);
    const [{ created_at: at } = { created_at: null }] = await succeed(listNotifications, { query: {} }, owner);
    expect(at).toEqual((await deps().db.questions.get(id)).answerRemovedAt);
    expect(await told(creator)).toEqual([]);
    await succeed(answerQuestion, answering(id, 'Iced.'), owner);
    await tell(id);
    expect(await told(creator)).toEqual([['question_answered', id]]);
  });

  it('is that the name and picture of its asker follow the account', async () => {
    const { id } = await storeQuestion(campaign, creator);
    const profilePic = 'https://pictures.example/new.webp';
    await deps().db.firestore.collection(COLLECTIONS.users).doc(creator.uid).update({ name: 'New Name', profilePic });
    await updatePersonCopies(deps(), creator.uid);
    expect(await stored(COLLECTIONS.questions, id)).toMatchObject({ creatorName: 'New Name', creatorPic: profilePic });
  });

  it('is in the export of both sides, and goes with either account', async () => {
    const lists = async ({ uid }: Person) => {
      const found: Record<string, unknown[]> = {};
      for (const { name, records } of questionsPersonalData.lists(deps(), uid)) {
        const all: unknown[] = [];
        for await (const record of records) all.push(record);
        found[name] = all;
      }
      return found;
    };
    for (const leaves of [creator, owner]) {
      const question = await storeQuestion(campaign, creator, answered());
      expect(await lists(creator)).toEqual({ 'questions-asked': [question], 'questions-received': [] });
      expect(await lists(owner)).toEqual({ 'questions-asked': [], 'questions-received': [question] });
      await questionsPersonalData.erase.questions(deps(), leaves.uid);
      expect(await stored(COLLECTIONS.questions, question.id)).toBeUndefined();
    }
  });
});
