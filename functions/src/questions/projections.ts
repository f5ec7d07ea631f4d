import { Question } from '@doubloon/contract/questions/question.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { campaignCounters } from '../platform/projections/counters.ts';
import { momentOf, type DueNotification } from '../platform/projections/notifications.ts';
import { defineProjections } from '../platform/projections/projection.ts';

export const questionProjections = defineProjections({
  trigger: 'onQuestionWritten',
  collection: COLLECTIONS.questions,
  schema: Question,
  counters: ({ campaignId, status }) => [
    campaignCounters(campaignId, { pendingQuestions: status === 'waiting' ? 1 : 0 }),
  ],
  notifications: questionNotifications,
  requests: ['question_received', 'question_answered'],
  recalled: ['question_answered'],
});

/** An owner is told of a question, again when an admin has removed the answer, its asker of the answer; a change of the answer tells nobody. */
function questionNotifications(question: Question): DueNotification[] {
  const { id, ownerId, creatorId, creatorName, campaignTitle: title, answer, createdAt, answerRemovedAt } = question;
  const subject = { type: 'question', id } as const;
  const notifications: DueNotification[] = [
    {
      ...{ uid: ownerId, kind: 'question_received', subject, title, actorName: creatorName },
      ...momentOf(answerRemovedAt ?? createdAt),
    },
  ];
  if (answer) {
    const told = { uid: creatorId, kind: 'question_answered', subject, title, actorName: null } as const;
    notifications.push({ ...told, ...momentOf(answer.createdAt) });
  }
  return notifications;
}
