import { describe, expect, it } from 'vitest';
import { questionDocument } from '../../testing/question-documents.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { questionProjections } from './projections.ts';

const { notifications } = questionProjections;
const at = new Date('2026-03-02T08:00:00Z');
const waiting = questionDocument({ createdAt: at });
const answeredAt = new Date('2026-03-03T08:00:00Z');
const answer = { answer: 'Iced.', createdAt: answeredAt, editedAt: null };
const answered = questionDocument({ createdAt: at, status: 'answered', answer });
const subject = { type: 'question', id: waiting.id };
const told = {
  ...{ uid: waiting.ownerId, kind: 'question_received', subject, title: waiting.campaignTitle },
  ...{ actorName: waiting.creatorName, at, occasion: at.getTime() },
};

describe('what follows from a question', () => {
  it('is that its loot counts it while it waits', () => {
    expect(countsOf(questionProjections, [waiting, waiting, answered])).toEqual({
      'campaigns/cmp_1': { 'counts.pendingQuestions': 2 },
    });
  });

  it('is that the owner is told, and its asker once it is answered', () => {
    expect(notifications?.(waiting)).toEqual([told]);
    const toAsker = {
      ...{ uid: waiting.creatorId, kind: 'question_answered', subject, title: waiting.campaignTitle },
      ...{ actorName: null, at: answeredAt, occasion: answeredAt.getTime() },
    };
    expect(notifications?.(answered)).toEqual([told, toAsker]);
  });

  it('is that the owner is told once more when an admin has removed the answer', () => {
    const answerRemovedAt = new Date('2026-03-05T08:00:00Z');
    const again = { ...told, at: answerRemovedAt, occasion: answerRemovedAt.getTime() };
    expect(notifications?.({ ...waiting, answerRemovedAt })).toEqual([again]);
  });

  it('is that a changed answer tells nobody again', () => {
    const edited = { ...answered, answer: { ...answer, answer: 'Hot.', editedAt: new Date('2026-03-04T08:00:00Z') } };
    expect(notifications?.(edited)).toEqual(notifications?.(answered));
  });
});
