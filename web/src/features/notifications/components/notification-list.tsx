import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { chakra, Stack, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { EmptyState, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { closeNotifications } from '../panel-state.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { NotificationRow } from './notification-row.tsx';

const Rows = movingList(chakra('ul', { base: { listStyleType: 'none' } }));

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
          search: { words, onChange: setWords, placeholder: 'Loot, person or kind, as in payout' },
          clear: () => {
            setShown('all');
            setWords('');
          },
        }}
        problem="Failed to load notifications"
        drawing="bottle"
        noneFound="No notifications match"
        pending={<NotificationsSkeleton />}
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
          <Rows>
            {notifications.map((notification) => (
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
        )}
      </PagedList>
      {list.data?.pages.some(({ items }) => items.length > 0) && (
        <chakra.p textStyle="hint" textAlign="center" padding="5">
          Notifications are kept for 90 days.
        </chakra.p>
      )}
    </>
  );
}

function NotificationsSkeleton() {
  return (
    <Stack role="status" gap="4" padding="5">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} height="12" />
      ))}
    </Stack>
  );
}
