import { z } from 'zod';
import type { Campaign } from '../campaigns/campaign.ts';
import { isRunning } from '../campaigns/lifecycle.ts';
import { dayInSingapore } from '../shared/days.ts';
import { readableText } from '../shared/readable-text.ts';
import { SENTENCES } from '../shared/sentences.ts';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';
import { QuestionStatus } from './lifecycle.ts';

export const MAX_QUESTION_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 1000;
/** Maximum number of questions of one creator that wait for an answer on one loot. */
export const MAX_WAITING_QUESTIONS = 3;
/** Maximum number of questions that somebody can ask within 24 hours. */
export const MAX_QUESTIONS_PER_DAY = 20;

export const QuestionText = readableText(MAX_QUESTION_LENGTH, SENTENCES.question);
export const AnswerText = readableText(MAX_ANSWER_LENGTH, SENTENCES.answer);

/** A creator's question about a loot with its owner's answer, `questions/{campaignId}__{id}`. The server alone reads it: who asked is not for everybody. */
export const Question = z.object({
  id: DocumentId,
  campaignId: DocumentId,
  ownerId: Uid,
  creatorId: Uid,
  creatorName: z.string(),
  creatorPic: z.string().nullable(),
  /** The loot's title when the question was asked. */
  campaignTitle: z.string(),
  question: z.string(),
  status: QuestionStatus,
  answer: z.object({ answer: z.string(), createdAt: z.date(), editedAt: z.date().nullable() }).nullable(),
  createdAt: z.date(),
  /** When an admin removed the answer, so that the question waits again. */
  answerRemovedAt: z.date().nullable().default(null),
});
export type Question = z.infer<typeof Question>;

/** Returns the id of a question, which names its loot, so that an address of the question can be made of it. */
export const questionId = (campaignId: string, id: string): string => `${campaignId}__${id}`;

/** Returns the id of the loot that a question is about. */
export const lootOfQuestion = (id: string): string => id.split('__')[0] ?? '';

export const QuestionView = named('Question', {
  id: DocumentId,
  campaign_id: DocumentId,
  owner_id: Uid,
  /** The asker, for themselves, the loot's owner and admins; for others null unless the asker's store is open. `has_store` says if it is. */
  asker: z.object({ id: Uid, name: z.string(), picture: z.string().nullable(), has_store: z.boolean() }).nullable(),
  /** True if the caller asked it. */
  is_own: z.boolean(),
  /** True if the caller may answer it, or change the answer: the loot's owner, as long as it has an answer or no block is between the two. */
  answerable: z.boolean(),
  question: z.string(),
  status: QuestionStatus,
  answer: z.object({ answer: z.string(), created_at: WireDate, edited_at: WireDate.nullable() }).nullable(),
  created_at: WireDate,
});
export type QuestionView = z.infer<typeof QuestionView>;

/** True while creators can ask about a loot: it runs, paused or not, and its last day has not passed in Singapore. */
export function takesQuestions({ status, endDate }: Pick<Campaign, 'status' | 'endDate'>, now: Date): boolean {
  return isRunning(status) && (endDate === null || endDate >= dayInSingapore(now));
}
