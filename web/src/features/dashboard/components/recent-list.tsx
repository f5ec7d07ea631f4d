import { Clapperboard, Coins, Gem, UserPlus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Activity } from '../activity.ts';
import { LootThumbnail } from '../../../shared/loots/loot-thumbnail.tsx';
import { Card, chakra, Muted, SectionTitle } from '../../../shared/style/chakra.tsx';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { formatMoment, momentText } from '../../../shared/ui/figures/time.ts';
import { EmptyState, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

interface RecentItem {
  id: string;
  loot: ComponentProps<typeof LootThumbnail>['campaign'];
  title: string;
  to: string;
  detail: ReactNode;
  badge: ReactNode;
}

/** The latest of two kinds side by side. */
export const RecentSides = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** The line above a list: its title, and the way to all of it. */
const ListHead = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3', marginBottom: '3' },
});

/** Covers its row, so that the whole of it can be pressed. */
export const RowLink = chakra(Link, { base: { _after: { content: '""', position: 'absolute', inset: '0' } } });

interface RecentListProps {
  title: string;
  empty: string;
  action: ReactNode;
  viewAll: string;
  items: readonly RecentItem[] | undefined;
}

/** The latest few of something, with the way to all of it. */
export function RecentList({ title, empty, action, viewAll, items }: RecentListProps) {
  return (
    <Card>
      <ListHead>
        <SectionTitle>{title}</SectionTitle>
        <TextLink to={viewAll} paddingY="2.5" marginY="-2.5">
          View all
        </TextLink>
      </ListHead>
      {!items && <Skeleton height="64" />}
      {items?.length === 0 && <EmptyState as="h3" drawing="chest" title={empty} action={action} />}
      <chakra.ul listStyleType="none">
        {items?.map(({ id, loot, title: name, to, detail, badge }) => (
          <chakra.li
            key={id}
            position="relative"
            display="flex"
            alignItems="center"
            gap="3"
            paddingY="3"
            borderTopWidth="1px"
            borderColor="line"
            _hover={{ bg: 'raised' }}
          >
            <LootThumbnail campaign={loot} />
            <chakra.div minWidth="0" flex="1">
              <chakra.div fontWeight="semibold" lineHeight="snug" lineClamp="2">
                <RowLink to={to}>{name}</RowLink>
              </chakra.div>
              <chakra.div textStyle="hint">{detail}</chakra.div>
            </chakra.div>
            {badge}
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

const ACTIVITY_SIGNS = { loot: Gem, application: UserPlus, treasure: Clapperboard, money: Coins } as const;

const Activities = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '4',
    paddingTop: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _empty: { display: 'none' },
  },
});
const ActivityRow = chakra('li', {
  base: { display: 'flex', gap: '3', lineHeight: 'snug', '& > div': { minWidth: '0', overflowWrap: 'anywhere' } },
});
const ActivitySign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    borderRadius: 'full',
    flexShrink: '0',
    bg: 'chip',
    color: 'muted',
  },
  variants: {
    kind: {
      loot: {},
      application: {},
      treasure: { bg: 'seaWash', color: 'seaText' },
      money: { bg: 'goldWash', color: 'goldText' },
    },
  },
});

/** Lists recent activity, newest first; a skeleton while `activities` is undefined. */
export function ActivityList({ activities }: { activities: readonly Activity[] | undefined }) {
  return (
    <Card>
      <ListHead>
        <SectionTitle>Recent Activity</SectionTitle>
      </ListHead>
      {!activities && <Skeleton height="48" />}
      {activities?.length === 0 && <Muted>No recent activity</Muted>}
      <Activities>
        {activities?.map(({ id, kind, text, at }) => {
          const Sign = ACTIVITY_SIGNS[kind];
          return (
            <ActivityRow key={id}>
              <ActivitySign kind={kind} aria-hidden>
                <Sign size={16} />
              </ActivitySign>
              <div>
                {text}{' '}
                <chakra.time display="block" textStyle="hint" dateTime={at.toISOString()} title={formatMoment(at)}>
                  {momentText(at, currentTime())}
                </chakra.time>
              </div>
            </ActivityRow>
          );
        })}
      </Activities>
    </Card>
  );
}

interface NewcomerCardProps {
  /** Text that says what will appear here. */
  promise: string;
  action: ReactNode;
}

/** Stands for all charts and lists of a dashboard while none of them has anything to show. */
export function NewcomerCard({ promise, action }: NewcomerCardProps) {
  return (
    <Card>
      <EmptyState
        drawing="chest"
        title={dashboardText.noneYet}
        text={`No recent activity. ${promise}`}
        action={action}
      />
    </Card>
  );
}
