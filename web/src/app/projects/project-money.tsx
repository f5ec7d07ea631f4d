import { useQuery } from '@tanstack/react-query';
import { earningsQuery } from '../../features/deliverables/api/queries.ts';
import { nextInShort } from '../../features/payouts/next-step-text.ts';
import { moneyTones } from '../../shared/payments/money-tones.ts';
import { chakra, Detail } from '../../shared/style/chakra.tsx';
import { Money } from '../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';

/**
 * How long the money of a row is taken as current. Every row asks for itself, so a change asks for none of them anew: the list does when it is shown again
 * after this time, and the project itself stays live.
 */
const FRESH_MS = 5 * 60_000;

/** Has the height of its figures from the start, so that no row grows when they arrive. */
const Lines = chakra('div', {
  base: { minHeight: { base: '10', md: '14' }, marginTop: '1', fontSize: 'sm', lineHeight: 'snug' },
});
const Paid = chakra('p', { base: { fontWeight: 'bold', textStyle: 'figure' } });

/** Says in a row of a list what a project has paid, and what adds to that next. */
export function ProjectMoney({ applicationId }: { applicationId: string }) {
  const { data, isLoadingError } = useQuery({
    ...earningsQuery(applicationId),
    meta: {},
    staleTime: FRESH_MS,
    refetchInterval: false,
  });
  if (isLoadingError) return null;
  return (
    <Lines>
      {data ? (
        <>
          <Paid>
            Paid <Money cents={data.paid} color={data.paid > 0 ? moneyTones.paid.text : undefined} />
          </Paid>
          <Detail>{nextInShort(data)}</Detail>
        </>
      ) : (
        <Skeleton height="10" width="32" />
      )}
    </Lines>
  );
}
