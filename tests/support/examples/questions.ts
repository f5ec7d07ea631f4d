import {
  answerQuestion,
  askQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
} from '@doubloon/contract/questions/operations.ts';
import { storeCampaign } from '../given/fixtures.ts';
import { createPerson } from '../given/people.ts';
import { answered, storeQuestion } from '../given/stores.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

/** Stores a question of a new creator about a new loot. */
async function waitingQuestion() {
  const owner = await castMember('business_owner');
  const creator = await createPerson('content_creator');
  const campaign = await storeCampaign(owner);
  return { owner, creator, campaign, question: await storeQuestion(campaign, creator) };
}

export const questionExamples = [
  example(askQuestion, async () => {
    const { id } = await storeCampaign(await castMember('business_owner'));
    const person = await createPerson('content_creator');
    return { input: { body: { campaign_id: id, question: 'May the tea be iced?' } }, person };
  }),
  example(listQuestions, async () => {
    const { campaign, creator } = await waitingQuestion();
    await storeQuestion(campaign, creator, answered());
    return { input: { params: { id: campaign.id }, query: { limit: 20, status: 'answered' as const } } };
  }),
  example(getQuestion, async () => {
    const { question, owner } = await waitingQuestion();
    return { input: { params: { id: question.id } }, person: owner };
  }),
  example(answerQuestion, async () => {
    const { question, owner } = await waitingQuestion();
    return { input: { params: { id: question.id }, body: { answer: 'As cold as you like.' } }, person: owner };
  }),
  example(deleteQuestion, async () => {
    const { question, creator } = await waitingQuestion();
    return { input: { params: { id: question.id } }, person: creator };
  }),
];
