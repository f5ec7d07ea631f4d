import type { Question } from '@doubloon/contract/questions/question.ts';

/** A stored question about a loot that waits for its owner. */
export function questionDocument(fields: Partial<Question> = {}): Question {
  return {
    id: 'cmp_1__qst_1',
    campaignId: 'cmp_1',
    ownerId: 'ada',
    creatorId: 'cy',
    creatorName: 'Cy',
    creatorPic: null,
    campaignTitle: 'Iced Tea',
    question: 'May the tea be iced?',
    status: 'waiting',
    answer: null,
    createdAt: new Date('2026-03-01T08:00:00Z'),
    answerRemovedAt: null,
    ...fields,
  };
}
