import { getQuestion, listQuestions } from '@doubloon/contract/questions/operations.ts';
import type { QuestionStatus } from '@doubloon/contract/questions/lifecycle.ts';
import { pagesOf, queryOf } from '../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../shared/live/live-or-every.ts';

export const questionQuery = (id: string) => queryOf(getQuestion, { params: { id } });

/** The questions about a loot of one status, as far as the reader may see them. */
export const questionsQuery = (campaignId: string, status: QuestionStatus) =>
  pagesOf(listQuestions, { params: { id: campaignId }, query: { status } });

/** The questions for the loot's owner, whose screen follows what is asked: the loot counts the questions that wait. */
export const managedQuestionsQuery = (campaignId: string, status: QuestionStatus) =>
  pagesOf(
    listQuestions,
    { params: { id: campaignId }, query: { status } },
    liveOrEvery(WAITED_FOR_MS, `campaign/${campaignId}`),
  );
