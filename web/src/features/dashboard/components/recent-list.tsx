import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ChestDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';

export interface RecentItem {
  id: string;
  title: string;
  to: string;
  detail: ReactNode;
  badge: ReactNode;
}

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
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" marginBottom="3">
        <chakra.h2 fontSize="xl">{title}</chakra.h2>
        <TextLink to={viewAll}>{dashboardText.viewAll}</TextLink>
      </chakra.div>
      {!items && <Skeleton height="64" />}
      {items?.length === 0 && <EmptyState as="h3" drawing={<ChestDrawing />} title={empty} action={action} />}
      <chakra.ul listStyleType="none">
        {items?.map(({ id, title: name, to, detail, badge }) => (
          <chakra.li
            key={id}
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="3"
            paddingY="3"
            borderTopWidth="1px"
            borderColor="line"
          >
            <chakra.div minWidth="0">
              <chakra.div fontWeight="semibold" truncate>
                <Link to={to}>{name}</Link>
              </chakra.div>
              <chakra.div color="muted" fontSize="sm">
                {detail}
              </chakra.div>
            </chakra.div>
            {badge}
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}
