import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { moneyTones } from '../../shared/payments/money-tones.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { ProgressBar } from '../../shared/ui/feedback/progress-bar.tsx';
import { formatCents, Money } from '../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';

/** Has the height of its figures from the start, so that no row grows when they arrive. */
const Lines = chakra('div', {
  base: { minHeight: '5', marginTop: '0.5', fontSize: 'sm', lineHeight: 'snug' },
  variants: { hasPart: { true: { minHeight: '12' } } },
});
const Paid = chakra('p', { base: { fontWeight: 'bold', textStyle: 'figure', marginBottom: '0.5' } });
/** How much is paid of the most, which stands below. */
const Part = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    maxWidth: '16rem',
  },
});
const Most = chakra('span', {
  base: { textStyle: 'figure', fontSize: 'xs', fontWeight: 'normal', lineHeight: 'tight', color: 'muted' },
});

interface ProjectMoneyProps {
  /** The most that the project can pay by its terms, while it can; else null. */
  most: number | null;
  /** The project's earnings; undefined while they are not known. */
  earnings: EarningsView | undefined;
  /** True while they are on their way. */
  areComing: boolean;
}

/** Says in a row of a list what a project has paid, of the most that it can pay; its place stays empty where that could not be loaded. */
export function ProjectMoney({ earnings, most, areComing }: ProjectMoneyProps) {
  return (
    <Lines hasPart={most !== null}>
      {earnings ? (
        <>
          <Paid>
            Paid <Money cents={earnings.paid} color={earnings.paid > 0 ? moneyTones.paid.text : undefined} />
          </Paid>
          {most !== null && (
            <Part>
              <ProgressBar isThin label="Paid of the most that it can pay" percent={(earnings.paid / most) * 100} />
              <Most>of {formatCents(most)} for you</Most>
            </Part>
          )}
        </>
      ) : (
        areComing && <Skeleton height={most === null ? '5' : '12'} width="32" />
      )}
    </Lines>
  );
}
