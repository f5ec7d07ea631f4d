import { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { describe, expect, it } from 'vitest';
import { notificationSentence } from './notification-sentence.ts';

const about = { title: 'Ten seconds of toast', actorName: 'Ada' };

describe('what a notification says', () => {
  it.each(NotificationKind.options)('is a sentence of its own for %s, with and without names', (kind) => {
    const sentence = notificationSentence(kind, about);
    expect(sentence).toMatch(/^[A-Z“].*\.$/);
    expect(notificationSentence(kind, { title: null, actorName: null })).toMatch(/^[A-Z].*\.$/);
    expect(NotificationKind.options.filter((other) => notificationSentence(other, about) === sentence)).toEqual([kind]);
  });

  it('names who did it and what it is about', () => {
    expect(notificationSentence('application_received', about)).toBe('Ada applied to “Ten seconds of toast”.');
  });
});
