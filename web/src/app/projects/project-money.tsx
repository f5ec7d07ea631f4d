import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { nextInShort } from '../../features/payouts/next-step-text.ts';
import { moneyTones } from '../../shared/payments/money-tones.ts';
import { chakra, Detail } from '../../shared/style/chakra.tsx';
import { Money } from '../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';

/** Has the height of its figures from the start, so that no row grows when they arrive. */
const Lines = chakra('div', {
  base: { minHeight: { base: '10', md: '14' }, marginTop: '1', fontSize: 'sm', lineHeight: 'snug' },
});
const Paid = chakra('p', { base: { fontWeight: 'bold', textStyle: 'figure' } });

interface ProjectMoneyProps {
  /** The project's earnings; undefined while they are not known. */
  earnings: EarningsView | undefined;
  /** True while they are on their way. */
  areComing: boolean;
}

/** Says in a row of a list what a project has paid, and what adds to that next; its place stays empty where that could not be loaded. */
export function ProjectMoney({ earnings, areComing }: ProjectMoneyProps) {
  return (
    <Lines>
      {earnings ? (
        <>
          <Paid>
            Paid <Money cents={earnings.paid} color={earnings.paid > 0 ? moneyTones.paid.text : undefined} />
          </Paid>
          <Detail>{nextInShort(earnings)}</Detail>
        </>
      ) : (
        areComing && <Skeleton height="10" width="32" />
      )}
    </Lines>
  );
}
