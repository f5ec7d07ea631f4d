import type {
  NotificationKind,
  NotificationSubject,
  NotificationView,
} from '@doubloon/contract/notifications/notification.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { BadgeCheck, CircleDollarSign, ClipboardList, Gem, Map, Star, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { momentText } from '../../../shared/ui/figures/time.ts';
import { notificationSentence } from '../notification-sentence.ts';
import { applicationParties } from '@doubloon/contract/shared/values.ts';
import { paths } from '../../../shared/paths.ts';

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

const SIGN_SIZE = 18;

/** The sign of a kind, by what its name begins with. */
const SIGNS: readonly (readonly [start: string, sign: ReactNode])[] = [
  ['application', <ClipboardList key="application" size={SIGN_SIZE} />],
  ['verification', <BadgeCheck key="verification" size={SIGN_SIZE} />],
  ['review', <Star key="review" size={SIGN_SIZE} />],
  ['payout', <CircleDollarSign key="payout" size={SIGN_SIZE} />],
  ['refund', <Undo2 key="refund" size={SIGN_SIZE} />],
  ['campaign', <Map key="campaign" size={SIGN_SIZE} />],
];
const OTHER_SIGN = <Gem size={SIGN_SIZE} />;

const row = {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: 'full',
    paddingX: { base: '4', md: '5' },
    paddingY: '3.5',
    textAlign: 'left',
    color: 'text',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: {
    unread: { true: { bg: 'raised' } },
  },
} as const;

const LinkRow = chakra(Link, row);
const Round = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    width: '9',
    height: '9',
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'sunken',
    color: 'muted',
  },
  variants: { unread: { true: { bg: 'goldWash', color: 'goldText' } } },
});

interface NotificationRowProps {
  notification: NotificationView;
  role: Role;
  /** Called when the notification is pressed. */
  onPressed: () => void;
}

/** One notification: what happened, when, whether it is new; it leads to what it is about. */
export function NotificationRow({ notification, role, onPressed }: NotificationRowProps) {
  const { kind, created_at: at, read } = notification;
  return (
    <LinkRow to={notificationTarget(notification, role)} unread={!read} onClick={onPressed}>
      <Round unread={!read} aria-hidden>
        {SIGNS.find(([start]) => kind.startsWith(start))?.[1] ?? OTHER_SIGN}
      </Round>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" fontWeight={read ? 'normal' : 'semibold'} lineHeight="snug">
          {!read && <VisuallyHidden>New: </VisuallyHidden>}
          {notificationSentence(kind, notification)}
        </chakra.span>
        <chakra.time dateTime={at.toISOString()} display="block" marginTop="1" textStyle="hint">
          {momentText(at, currentTime())}
        </chakra.time>
      </chakra.span>
      {!read && (
        <chakra.span width="2" height="2" marginTop="2" borderRadius="full" bg="accent" flexShrink="0" aria-hidden />
      )}
    </LinkRow>
  );
}

/** Returns where a notification leads somebody of this role: to what it speaks of. */
function notificationTarget({ kind, subject }: NotificationView, role: Role): string {
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
      return kind.startsWith('payout_account') ? paths.payoutAccount : paths.profile;
    case 'checkout':
      return paths.createLoot;
    case 'store':
      return paths.reviewsOfStore(subject.id);
  }
}
