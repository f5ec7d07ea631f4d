import { NotificationKind, type NotificationView } from '@doubloon/contract/notifications/notification.ts';
import { describe, expect, it } from 'vitest';
import { notificationSentence } from './notification-sentence.ts';
import { notificationTarget } from './notification-target.ts';

const about = { title: 'Ten seconds of toast', actorName: 'Ada' };
const one = (kind: NotificationKind, type: NotificationView['subject']['type'], id: string): NotificationView => ({
  ...about,
  id: 'ntf_1',
  kind,
  subject: { type, id },
  created_at: new Date(0),
  read: false,
});

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

describe('where a notification leads', () => {
  it.each([
    [one('application_received', 'campaign', 'cmp_1'), 'business_owner', '/loot-management/cmp_1'],
    [one('treasure_submitted', 'campaign', 'cmp_1'), 'business_owner', '/loot-management/cmp_1?tab=treasures'],
    [one('appeal_refused', 'campaign', 'cmp_1'), 'content_creator', '/loot/cmp_1'],
    [one('treasure_approved', 'application', 'cmp_1__u1'), 'content_creator', '/my-approved-projects/cmp_1__u1'],
    [one('application_rejected', 'application', 'cmp_1__u_1'), 'content_creator', '/loot/cmp_1'],
    [one('payout_needs_account', 'application', 'cmp_1__u1'), 'content_creator', '/profile'],
    [one('checkout_completed', 'campaign', 'cmp_1'), 'business_owner', '/loot-management/cmp_1'],
    [one('checkout_failed', 'checkout', 'cko_1'), 'business_owner', '/create-loot'],
    [one('verification_granted', 'profile', 'u1'), 'content_creator', '/profile'],
    [one('review_received', 'store', 'u1'), 'content_creator', '/store/u1'],
  ] as const)('%o for %s', (notification, role, path) => {
    expect(notificationTarget(notification, role)).toBe(path);
  });
});
