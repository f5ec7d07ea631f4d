import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';

/** Status of a question about a loot. */
export const QuestionStatus = z.enum(['waiting', 'answered']);
export type QuestionStatus = z.infer<typeof QuestionStatus>;

/** The life cycle of a question. It waits again when an admin has removed the answer. */
export const questionLife = lifeCycle(QuestionStatus, ['waiting'], {
  answer: { from: ['waiting'], to: 'answered', by: ['owner'] },
  removeAnswer: { from: ['answered'], to: 'waiting', by: ['admin'] },
});
