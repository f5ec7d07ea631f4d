import type { NotificationKind, NotificationView } from '@doubloon/contract/notifications/notification.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { paths } from '../../shared/paths.ts';

/** Kinds about work that waits among a loot's treasures rather than among its applications. */
const AMONG_TREASURES: readonly NotificationKind[] = [
  'treasure_submitted',
  'proof_submitted',
  'payout_failed',
  'payout_reversed',
  'payout_given_up',
];
/** Kinds about an application that is no project: its loot shows what became of it. */
const NO_PROJECT: readonly NotificationKind[] = ['application_rejected'];

/** Where a notification leads somebody of this role. */
export function notificationTarget({ kind, subject }: NotificationView, role: Role): string {
  switch (subject.type) {
    case 'campaign':
      if (role === 'content_creator') return paths.loot(subject.id);
      return `${paths.managedLoot(subject.id)}${AMONG_TREASURES.includes(kind) ? '?tab=treasures' : ''}`;
    case 'application':
      if (kind === 'payout_needs_account') return paths.profile;
      if (NO_PROJECT.includes(kind)) return paths.loot(subject.id.split('__')[0] ?? subject.id);
      return paths.approvedProject(subject.id);
    case 'profile':
      return paths.profile;
    case 'checkout':
      return paths.createLoot;
    case 'store':
      return paths.store(subject.id);
  }
}
