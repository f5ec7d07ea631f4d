import { z } from 'zod';
import { anyoneKnown, defineOperation, onlyRoles, signedIn } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { ById, DocumentId } from '../shared/values.ts';
import { QuestionStatus } from './lifecycle.ts';
import { AnswerText, MAX_QUESTIONS_PER_DAY, MAX_WAITING_QUESTIONS, QuestionText, QuestionView } from './question.ts';

export const askQuestion = defineOperation('POST /questions', {
  id: 'askQuestion',
  summary: `Ask the owner of a running loot a question, with a proven e-mail; at most ${MAX_WAITING_QUESTIONS} of a creator wait on one loot`,
  access: onlyRoles('content_creator'),
  input: { body: z.object({ campaign_id: DocumentId, question: QuestionText }) },
  rateLimits: [{ bucket: 'questions', per: 'user', max: MAX_QUESTIONS_PER_DAY, windowSeconds: 86_400 }],
  output: QuestionView,
  status: 201,
  errors: ['not_found', 'forbidden', 'illegal_state'],
  cost: { reads: 8, writes: 1 },
});

export const listQuestions = defineOperation('GET /questions/campaign/{id}', {
  id: 'listQuestions',
  summary:
    "Answered questions about a loot, newest first; or those that wait: all for the loot's owner and admins, their own for others. " +
    'Askers without an open store are not named to others',
  access: anyoneKnown,
  input: { params: ById, query: PageQuery.extend({ status: QuestionStatus.optional() }) },
  pageOf: QuestionView,
  errors: ['not_found'],
  // Reads the store of each asker, and for the owner the blocks between the two.
  cost: { reads: 4 * MAX_PAGE_SIZE + 2, writes: 0 },
});

export const getQuestion = defineOperation('GET /questions/{id}', {
  id: 'getQuestion',
  summary: "A question about a loot; without an answer only for its asker, the loot's owner and admins",
  access: anyoneKnown,
  input: { params: ById },
  output: QuestionView,
  errors: ['not_found'],
  cost: { reads: 5, writes: 0 },
});

export const answerQuestion = defineOperation('PUT /questions/{id}/answer', {
  id: 'answerQuestion',
  summary: "Answer a question about the caller's loot, which publishes both; or change the answer",
  access: onlyRoles('business_owner'),
  input: { params: ById, body: z.object({ answer: AnswerText }) },
  rateLimits: [{ bucket: 'answers', per: 'user', max: 60, windowSeconds: 3600 }],
  output: QuestionView,
  errors: ['not_found', 'forbidden'],
  cost: { reads: 6, writes: 1 },
});

export const deleteQuestion = defineOperation('DELETE /questions/{id}', {
  id: 'deleteQuestion',
  summary:
    "Take back the caller's question before it is answered; or remove one with its answer from the caller's loot",
  access: signedIn,
  input: { params: ById },
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 1 },
});
