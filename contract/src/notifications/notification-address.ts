import { ADDRESSES } from '../shared/addresses.ts';
import { lootOfQuestion } from '../questions/question.ts';
import type { Role } from '../shared/roles.ts';
import { applicationParties } from '../shared/values.ts';
import type { NotificationKind, NotificationSubject, NotificationView } from './notification.ts';

/** Query parameter of the marketplace that opens it with the filters of the saved search with this id. */
export const SEARCH_OPENED = 'search';

/** The part of a loot or project that a kind leads to, unless the notification itself names one (`subject.part`). */
const PARTS: Partial<Record<NotificationKind, NotificationSubject['part']>> = {
  treasure_submitted: 'treasures',
  treasure_left_undecided: 'treasures',
  views_lapse_soon: 'treasures',
  views_lapsed: 'treasures',
  proof_submitted: 'proofs',
  proof_verified: 'proofs',
  proof_rejected: 'proofs',
  proof_revision_requested: 'proofs',
  views_paid: 'payouts',
  payout_paid: 'payouts',
  payout_failed: 'payouts',
  payout_reversed: 'payouts',
  payout_given_up: 'payouts',
  payout_held: 'payouts',
  payout_waits: 'payouts',
  payout_refused: 'payouts',
};

/** Returns where a notification leads somebody of this role, below the product's origin: to what it speaks of. */
export function notificationAddress({ kind, subject }: Pick<NotificationView, 'kind' | 'subject'>, role: Role): string {
  const part = subject.part ?? PARTS[kind];
  switch (subject.type) {
    case 'campaign':
      return role === 'content_creator' ? ADDRESSES.loot(subject.id) : ADDRESSES.managedLoot(subject.id, part);
    case 'application':
      if (role !== 'content_creator')
        return ADDRESSES.managedApplication(applicationParties(subject.id).campaignId, subject.id);
      if (kind === 'payout_needs_account') return ADDRESSES.payoutAccount;
      if (kind === 'application_rejected' || kind === 'slot_freed') {
        return ADDRESSES.ownApplication(applicationParties(subject.id).campaignId);
      }
      // Where the application is no project, as after an appeal that brought it back, that leads on to it.
      return ADDRESSES.approvedProject(subject.id, part);
    case 'profile':
      return kind.startsWith('payout_account') ? ADDRESSES.payoutAccount : ADDRESSES.profile;
    case 'checkout':
      return ADDRESSES.createLoot;
    case 'search':
      return `/marketplace?${SEARCH_OPENED}=${encodeURIComponent(subject.id)}`;
    case 'question': {
      const lootId = lootOfQuestion(subject.id);
      return role === 'business_owner'
        ? ADDRESSES.managedQuestion(lootId, subject.id)
        : ADDRESSES.questionOfLoot(lootId, subject.id);
    }
    case 'store':
      return ADDRESSES.reviewsOfStore(subject.id);
  }
}
