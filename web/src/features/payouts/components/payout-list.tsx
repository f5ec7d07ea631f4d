import { CalendarDay } from '@doubloon/contract/shared/values.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchFields } from '../../../shared/state/use-search.ts';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { TextButton } from '../../../shared/ui/buttons/text-link.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { useSorted } from '../../../shared/ui/lists/sorting.tsx';
import { creatorPayoutsQuery } from '../api/queries.ts';
import { PAYOUT_NAMES, payoutFilterLabels, payoutOrders, statusesOfFilter } from '../payout-filter.ts';
import { PayoutsSection } from './payouts-section.tsx';
import { YearlyStatement } from './yearly-statement.tsx';

/** The field of the address that keeps the first day, in Singapore, of the payouts shown. */
const SINCE = 'since';

const Since = chakra(Wrap, { base: { gap: '3', alignItems: 'center', marginBottom: '4' } });

interface PayoutListProps {
  creatorId: string;
  /** The loot they are from, where only its own are listed. */
  campaignId?: string;
}

/** A creator's payouts, all with the statement of each year or those of one loot, each with its receipt; of those that failed, who must act. */
export function PayoutList({ creatorId, campaignId }: PayoutListProps) {
  const { selected, search, narrowing } = useNarrowing(payoutFilterLabels, {
    names: PAYOUT_NAMES,
    // The payouts of one loot all have its title.
    placeholder: campaignId === undefined ? 'Title of the loot' : undefined,
  });
  const [address, change] = useSearchFields();
  const { data: since } = CalendarDay.safeParse(address.get(SINCE));
  const query = creatorPayoutsQuery(creatorId, { campaignId, status: statusesOfFilter[selected], search, since });
  const { list, sorting } = useSorted({
    list: useInfiniteQuery(query),
    query,
    orders: payoutOrders,
    name: 'payout-order',
  });
  return (
    <PayoutsSection
      list={list}
      query={query}
      narrowing={{
        ...narrowing,
        clear: () =>
          change((fields) => [PAYOUT_NAMES.choice, PAYOUT_NAMES.words, SINCE].forEach((name) => fields.delete(name))),
      }}
      lead={
        since !== undefined && (
          <Since>
            Since {formatDate(since)}
            <TextButton onClick={() => change((fields) => fields.delete(SINCE))}>Show all days</TextButton>
          </Since>
        )
      }
      sorting={sorting}
      pending={<Skeleton height="24" />}
      empty="No payouts yet"
      reader="creator"
      titleOf={(payout) => (campaignId ? purposeOf(payout) : payout.campaignTitle)}
      statement={campaignId === undefined && <YearlyStatement creatorId={creatorId} />}
    />
  );
}

/** Returns the purpose of a payout: a proof, a treasure or the project. */
function purposeOf({ proof_id: proof, treasure_id: deliverable }: PayoutView): string {
  if (proof) return 'More views by a proof';
  return deliverable ? 'A treasure' : 'The whole project';
}
