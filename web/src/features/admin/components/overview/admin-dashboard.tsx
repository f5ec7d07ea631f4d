import { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../../shared/api/queries/query.ts';
import { paths } from '../../../../shared/paths.ts';
import { chakra, Muted, SectionTitle } from '../../../../shared/style/chakra.tsx';
import { RevealTogether } from '../../../../shared/ui/layout/reveal-together.tsx';
import { QueryView, Skeleton } from '../../../../shared/ui/lists/query-view.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { LogEntries } from '../log-entries.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

const LATEST = 5;

/** Home screen of an admin: tiles with open work, and the latest log entries. */
export function AdminDashboard() {
  const log = useInfiniteQuery(pagesOf(listAuditLog, { query: {} }));
  return (
    <RevealTogether>
      <section>
        <SectionTitle marginBottom="1">What to do next</SectionTitle>
        <WaitingTiles />
      </section>
      <section>
        <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" marginBottom="3">
          <SectionTitle>Recent Activity</SectionTitle>
          <TextLink to={paths.adminPart('log')} paddingY="2.5" marginY="-2.5">
            View all
          </TextLink>
        </chakra.div>
        <QueryView
          beside
          query={log}
          problem="Failed to load the log"
          pending={<Skeleton height="32" borderRadius="lg" />}
        >
          {({ pages: [latest] }) =>
            latest?.items.length ? (
              <LogEntries entries={latest.items.slice(0, LATEST)} />
            ) : (
              <Muted>No admin has done anything yet</Muted>
            )
          }
        </QueryView>
      </section>
    </RevealTogether>
  );
}
