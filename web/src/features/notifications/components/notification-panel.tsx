import type { NotificationView } from '@doubloon/contract/notifications/notification.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck, X } from 'lucide-react';
import { useId, useState } from 'react';
import { NotificationRow } from './notification-row.tsx';
import { closeNotifications } from '../panel-state.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useUnreadCount } from '../use-unread-count.ts';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Hint, HStack, SectionTitle } from '../../../shared/style/chakra.tsx';
import { notificationsText } from '../../../shared/text/notifications.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { sidePanel } from '../../../shared/ui/dialogs/side-panel.ts';
import { useModal } from '../../../shared/ui/dialogs/use-modal.ts';
import { dayText } from '../../../shared/ui/figures/time.ts';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState, Loading, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const Panel = chakra('dialog', {
  base: {
    ...sidePanel,
    width: { base: '100vw', md: '26rem' },
    maxWidth: '100vw',
    borderRightWidth: { base: '0', md: '1px' },
    borderColor: 'line',
    bg: 'surface',
    color: 'text',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
  },
  variants: {
    // Beside the sidebar.
    collapsed: { true: { marginLeft: { md: '16' } }, false: { marginLeft: { md: '64' } } },
  },
});

const Scrolled = chakra('div', {
  base: {
    flex: '1',
    overflowY: 'auto',
    _focusVisible: { outlineOffset: '-2px' },
    // The rows reach from edge to edge, the filters above them do not.
    '& > [data-filters]': {
      // The panel is narrower than other lists, also on wide screens.
      gridTemplateColumns: { base: 'minmax(0, 3fr) minmax(0, 2fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      columnGap: '3',
      paddingX: { base: '4', md: '5' },
      paddingTop: '3',
    },
  },
});

/** The notifications beside the sidebar, over the whole screen on phones: rendered means open. */
export function NotificationPanel({ uid, role, collapsed }: { uid: string; role: Role; collapsed: boolean }) {
  const modal = useModal({ onClose: closeNotifications, movement: 'fade' });
  const titleId = useId();
  const unread = useUnreadCount(uid);
  const { mutate: markRead, isPending } = useMarkRead(uid);

  return (
    <Panel {...modal} aria-labelledby={titleId} collapsed={collapsed}>
      <HStack
        gap="1"
        paddingLeft={{ base: '4', md: '5' }}
        paddingRight="2"
        paddingY="2.5"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <SectionTitle id={titleId} flex="1">
          {notificationsText.title}
        </SectionTitle>
        {unread > 0 && (
          <Button
            variant="quiet"
            size="md"
            paddingX="3"
            fontSize="sm"
            whiteSpace="nowrap"
            loading={isPending}
            onClick={() => markRead('all')}
          >
            <chakra.span display={{ base: 'none', md: 'inline' }} aria-hidden>
              <CheckCheck />
            </chakra.span>
            Mark all as read
          </Button>
        )}
        <IconButton label="Close" onClick={closeNotifications}>
          <X aria-hidden />
        </IconButton>
      </HStack>
      <Scrolled tabIndex={0}>
        <NotificationList uid={uid} role={role} />
      </Scrolled>
    </Panel>
  );
}

const Rows = movingList(chakra('ul', { base: { listStyleType: 'none' } }));

const Day = chakra('h3', {
  base: {
    // Stays above what happened on its day while that is scrolled.
    position: 'sticky',
    top: '0',
    zIndex: '1',
    paddingX: { base: '4', md: '5' },
    paddingY: '2',
    bg: 'sunken',
    color: 'muted',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
  },
});

const PAGE_SIZE = 20;
const SKELETON_ROWS = 6;
const filterLabels = { all: 'All', unread: 'Unread' } as const;

/** Lists a person's notifications, newest first, in pages, with search and an unread filter. */
export function NotificationList({ uid, role }: { uid: string; role: Role }) {
  const [shown, setShown] = useState<'all' | 'unread'>('all');
  const [words, setWords] = useState('');
  const list = useInfiniteQuery(
    pagesOf(
      listNotifications,
      {
        query: {
          status: shown === 'all' ? undefined : shown,
          search: words.trim() || undefined,
          limit: PAGE_SIZE,
        },
      },
      liveOrEvery(WAITED_FOR_MS, 'notifications'),
    ),
  );
  const { mutate: markRead } = useMarkRead(uid);

  return (
    <>
      <PagedList
        list={list}
        narrowing={{
          choice: {
            label: 'Show',
            labels: filterLabels,
            selected: shown,
            onSelect: (choice) => setShown(choice === 'unread' ? 'unread' : 'all'),
          },
          search: { words, onChange: setWords, placeholder: 'Loot or person' },
          clear: () => {
            setShown('all');
            setWords('');
          },
        }}
        problem="Failed to load notifications"
        drawing="bottle"
        noneFound="No notifications match"
        pending={
          <Loading gap="4" padding="5">
            {Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <Skeleton key={row} height="12" />
            ))}
          </Loading>
        }
        empty={
          <EmptyState
            as="h3"
            drawing="bottle"
            title="No notifications yet"
            text="When somebody applies, delivers, decides or pays, you read of it here."
          />
        }
      >
        {(notifications) => (
          <>
            {byDay(notifications).map(([day, ofDay]) => (
              <section key={day} aria-label={day}>
                <Day>{day}</Day>
                <Rows>
                  {ofDay.map((notification) => (
                    <li key={notification.id}>
                      <NotificationRow
                        notification={notification}
                        role={role}
                        onPressed={() => {
                          if (!notification.read) markRead({ id: notification.id });
                          closeNotifications();
                        }}
                      />
                    </li>
                  ))}
                </Rows>
              </section>
            ))}
          </>
        )}
      </PagedList>
      {list.data?.pages.some(({ items }) => items.length > 0) && (
        <Hint textAlign="center" padding="5">
          Notifications are kept for 90 days.
        </Hint>
      )}
    </>
  );
}

/** Returns the notifications of each of the visitor's days with the heading of the day, in the order in which they came. */
function byDay(notifications: readonly NotificationView[]): [day: string, ofDay: NotificationView[]][] {
  const now = currentTime();
  return [...Map.groupBy(notifications, ({ created_at: at }) => dayText(at, now))];
}
