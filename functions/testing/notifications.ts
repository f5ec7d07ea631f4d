import type { Notification, NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';

const OWNERS = /^(application_received|content_submitted|(treasure|proof)_submitted|campaign_|refund_|checkout_)/;

const DETAILS: Partial<Record<NotificationKind, string[]>> = {
  payout_account_restricted: ['individual.verification.document', 'external_account'],
  payout_account_bank_refused: ['account_closed'],
};

const LOOTS = ['Ten seconds of toast', 'Tea for two', 'The last ferry', 'Rainproof', 'Noodles at noon'].map(
  (title, index) => ({ id: `cmp_${index + 1}`, title }),
);

/** The role of somebody who gets notifications of a kind. */
export const sampleReaderRole = (kind: NotificationKind): Role =>
  OWNERS.test(kind) ? 'business_owner' : 'content_creator';

function subjectOf(kind: NotificationKind): Notification['subject'] {
  if (kind === 'checkout_failed' || kind === 'checkout_refused') return { type: 'checkout', id: 'chk_1' };
  if (kind === 'loots_found') return { type: 'search', id: 'srh_1' };
  if (kind === 'application_received' || kind === 'content_submitted') return { type: 'application', id: 'cmp_1__cy' };
  if (OWNERS.test(kind) || kind.startsWith('saved_loot_')) return { type: 'campaign', id: 'cmp_1' };
  if (kind.startsWith('review_')) return { type: 'store', id: 'ada' };
  if (/^(verification_|record_|payout_account_)/.test(kind)) return { type: 'profile', id: 'ada' };
  return { type: 'application', id: 'cmp_1__ada' };
}

/** A notification of a kind for `ada`, about what such a notification is about. */
export function sampleNotification(kind: NotificationKind, fields: Partial<Notification> = {}): Notification {
  const createdAt = new Date('2026-05-04T10:00:00Z');
  const details = DETAILS[kind];
  return {
    id: `ntf_${kind}`,
    uid: 'ada',
    kind,
    subject: subjectOf(kind),
    title: 'Ten seconds of toast',
    actorName: 'Cy Baker',
    ...(kind === 'refund_settled' && { reference: 'FT-2031-77' }),
    ...(details && { details }),
    ...(kind === 'loots_found' && { loots: LOOTS, total: 7 }),
    createdAt,
    readAt: null,
    expiresAt: new Date(createdAt.getTime() + 1),
    ...fields,
  };
}
