import type {
  NotificationKind,
  NotificationSubject,
  NotificationView,
} from '@doubloon/contract/notifications/notification.ts';
import { applicationParties } from '@doubloon/contract/shared/values.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { paths } from '../../shared/paths.ts';

/** Where among what a loot or a project holds a kind leads; one that says so itself (`subject.part`) knows better. */
const PARTS: Partial<Record<NotificationKind, NotificationSubject['part']>> = {
  treasure_submitted: 'treasures',
  proof_submitted: 'proofs',
  proof_verified: 'proofs',
  proof_rejected: 'proofs',
  proof_revision_requested: 'proofs',
  payout_paid: 'payouts',
  payout_failed: 'payouts',
  payout_reversed: 'payouts',
  payout_given_up: 'payouts',
};

/** Where a notification leads somebody of this role: to what it speaks of. */
export function notificationTarget({ kind, subject }: NotificationView, role: Role): string {
  const part = subject.part ?? PARTS[kind];
  switch (subject.type) {
    case 'campaign':
      return role === 'content_creator' ? paths.loot(subject.id) : paths.managedLoot(subject.id, part);
    case 'application':
      if (kind === 'payout_needs_account') return paths.payoutAccount;
      if (kind === 'application_rejected' || kind === 'slot_freed') {
        return paths.ownApplication(applicationParties(subject.id).campaignId);
      }
      // Where the application is no project, as after an appeal that brought it back, that leads on to it.
      return paths.approvedProject(subject.id, part);
    case 'profile':
      return paths.profile;
    case 'checkout':
      return paths.createLoot;
    case 'store':
      return paths.reviewsOfStore(subject.id);
  }
}
