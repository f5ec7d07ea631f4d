import type { NotificationView } from '@doubloon/contract/notifications/notification.ts';
import { notificationAddress } from '@doubloon/contract/notifications/notification-address.ts';
import { notificationSentence } from '@doubloon/contract/notifications/notification-sentence.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { BadgeCheck, CircleDollarSign, CircleQuestionMark, ClipboardList, Gem, Map, Star, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, cva, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { formatTimeOfDay, momentText } from '../../../shared/ui/figures/time.ts';

const SIGN_SIZE = 18;

/** The sign of a kind, by what its name begins with. */
const SIGNS: readonly (readonly [start: string, sign: ReactNode])[] = [
  ['application', <ClipboardList key="application" size={SIGN_SIZE} />],
  ['verification', <BadgeCheck key="verification" size={SIGN_SIZE} />],
  ['question', <CircleQuestionMark key="question" size={SIGN_SIZE} />],
  ['review', <Star key="review" size={SIGN_SIZE} />],
  ['payout', <CircleDollarSign key="payout" size={SIGN_SIZE} />],
  ['refund', <Undo2 key="refund" size={SIGN_SIZE} />],
  ['campaign', <Map key="campaign" size={SIGN_SIZE} />],
];
const OTHER_SIGN = <Gem size={SIGN_SIZE} />;

const row = cva({
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
    // The line below follows what stands under the row.
    goesOn: { true: { borderBottomWidth: '0' } },
  },
});

const LinkRow = chakra(Link, row);
const Loots = chakra('ul', {
  base: { listStyleType: 'none', paddingBottom: '2', borderBottomWidth: '1px', borderColor: 'line' },
  variants: { unread: { true: { bg: 'raised' } } },
});
const LootLink = chakra(Link, {
  base: {
    display: 'block',
    minHeight: 'touch',
    alignContent: 'center',
    // Below the words of the row, beside its sign.
    paddingLeft: { base: '16', md: '4.25rem' },
    paddingRight: '4',
    color: 'seaText',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
const Round = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    width: '9',
    height: '9',
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'chip',
    color: 'muted',
  },
  variants: {
    colorPalette: { plain: {}, sea: { bg: 'seaWash', color: 'seaText' }, gold: { bg: 'goldWash', color: 'goldText' } },
  },
});

interface NotificationRowProps {
  notification: NotificationView;
  role: Role;
  /** Called when the notification is pressed. */
  onPressed: () => void;
}

const DAY_MS = 86_400_000;

/** Writes when it happened, below the heading of its day. */
const timeText = (at: Date, now: Date) =>
  now.getTime() - at.getTime() < DAY_MS ? momentText(at, now) : formatTimeOfDay(at);

/** One notification: what happened, when, whether it is new; it leads to what it is about. */
export function NotificationRow({ notification, role, onPressed }: NotificationRowProps) {
  const { kind, loots = [], total = loots.length, created_at: at, read } = notification;
  const others = total - loots.length;
  const line = (
    <LinkRow to={notificationAddress(notification, role)} unread={!read} goesOn={loots.length > 0} onClick={onPressed}>
      <Round colorPalette={read ? 'plain' : kind.startsWith('payout') ? 'gold' : 'sea'} aria-hidden>
        {SIGNS.find(([start]) => kind.startsWith(start))?.[1] ?? OTHER_SIGN}
      </Round>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" fontWeight={read ? 'normal' : 'semibold'} lineHeight="snug">
          {!read && <VisuallyHidden>New: </VisuallyHidden>}
          {notificationSentence(kind, notification)}
        </chakra.span>
        <chakra.time dateTime={at.toISOString()} display="block" marginTop="1" textStyle="hint">
          {timeText(at, currentTime())}
        </chakra.time>
      </chakra.span>
      {!read && (
        <chakra.span width="2" height="2" marginTop="2" borderRadius="full" bg="accent" flexShrink="0" aria-hidden />
      )}
    </LinkRow>
  );
  if (loots.length === 0) return line;
  return (
    <>
      {line}
      <Loots unread={!read}>
        {loots.map(({ id, title }) => (
          <li key={id}>
            <LootLink to={paths.loot(id)} onClick={onPressed}>
              {title}
            </LootLink>
          </li>
        ))}
        {others > 0 && (
          <chakra.li paddingLeft={{ base: '16', md: '4.25rem' }} textStyle="hint">
            {others === 1 ? 'And 1 other loot' : `And ${others} other loots`}
          </chakra.li>
        )}
      </Loots>
    </>
  );
}
