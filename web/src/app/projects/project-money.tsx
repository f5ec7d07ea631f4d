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

/** Above its bar, where there is a whole line for both amounts. */
const Both = chakra('p', { base: { marginBottom: '2', color: 'muted' } });
const Made = chakra(Money, { base: { fontWeight: 'bold' } });

interface ProjectMoneyProps {
  /** The most that the project can pay by its terms, while it can; else null. */
  most: number | null;
  /** The project's earnings; undefined while they are not known. */
  earnings: EarningsView | undefined;
  /** True while they are on their way. */
  areComing: boolean;
  /** True where it has a column of its own. */
  isWide?: boolean;
}

/** Says what a project has paid, of the most that it can pay; its place stays empty where that could not be loaded. */
export function ProjectMoney({ earnings, most, areComing, isWide = false }: ProjectMoneyProps) {
  const hasPart = most !== null;
  if (!earnings) {
    return <Lines hasPart={hasPart}>{areComing && <Skeleton height={hasPart ? '12' : '5'} width="32" />}</Lines>;
  }
  const { paid } = earnings;
  const color = paid > 0 ? moneyTones.paid.text : 'text';
  const bar = most !== null && (
    <ProgressBar
      isThin={!isWide}
      label="Paid of the most that it can pay"
      percent={(paid / most) * 100}
      color={moneyTones.paid.part}
    />
  );
  if (isWide) {
    return (
      <Lines hasPart={hasPart}>
        <Both>
          <Made cents={paid} color={color} />
          {most !== null && (
            <>
              {' '}
              of <Money cents={most} />
            </>
          )}{' '}
          paid
        </Both>
        {bar}
      </Lines>
    );
  }
  return (
    <Lines hasPart={hasPart}>
      <Paid>
        Paid <Money cents={paid} color={color} />
      </Paid>
      {most !== null && (
        <Part>
          {bar}
          <Most>of {formatCents(most)} for you</Most>
        </Part>
      )}
    </Lines>
  );
}
