import { chakra } from '@chakra-ui/react/styled-system';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationsText } from '../../../shared/text/notifications.ts';
import { BottleDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { notificationsQuery } from '../api/notifications-query.ts';
import { closeNotifications } from '../panel-state.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { NotificationRow } from './notification-row.tsx';

const SKELETON_ROWS = 6;

/** What somebody was told, newest first, page by page. */
export function NotificationList({ uid, role }: { uid: string; role: Role }) {
  const list = useInfiniteQuery(notificationsQuery(uid));
  const { mutate: markRead } = useMarkRead(uid);

  return (
    <>
      <PagedList
        list={list}
        problem={notificationsText.failed}
        pending={<NotificationsSkeleton />}
        empty={
          <EmptyState
            as="h3"
            drawing={<BottleDrawing />}
            title={notificationsText.empty}
            text={notificationsText.emptyText}
          />
        }
      >
        {(notifications) => (
          <chakra.ul listStyleType="none">
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
          </chakra.ul>
        )}
      </PagedList>
      {list.data?.pages.some(({ items }) => items.length > 0) && (
        <chakra.p color="muted" fontSize="sm" textAlign="center" padding="5">
          {notificationsText.kept}
        </chakra.p>
      )}
    </>
  );
}

function NotificationsSkeleton() {
  return (
    <chakra.div role="status" display="grid" gap="4" padding="5">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} height="12" />
      ))}
    </chakra.div>
  );
}
