import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import type { LootMoney } from './loot-money.ts';

/** Parts of a budget in the order of the bar. */
export const BUDGET_PARTS = [
  { key: 'paid', name: 'Paid Out', color: moneyTones.paid.part },
  { key: 'reserved', name: 'Reserved', color: moneyTones.reserved.part },
  { key: 'refunded', name: 'Refunded', color: 'controlLine' },
  { key: 'remaining', name: 'Remaining Budget', color: 'sunken' },
] as const;
export type BudgetPartColor = (typeof BUDGET_PARTS)[number]['color'];

const USED_PARTS = BUDGET_PARTS.filter(({ key }) => key !== 'remaining');

const Track = chakra('div', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '3',
    bg: 'sunken',
    boxShadow: 'inset 0 0 0 1px {colors.line}',
    borderRadius: 'full',
    overflow: 'hidden',
  },
  variants: { slim: { true: { height: '2' } } },
});
const Part = chakra('span', { base: { transition: 'width 400ms' } });

interface BudgetBarProps {
  /** Accessible name of the bar. */
  label: string;
  money: LootMoney;
  /** True in rows of lists. */
  slim?: boolean;
}

/** Shows how much of a budget is used and for what; figures beside it say the same in words. */
export function BudgetBar({ label, money, slim = false }: BudgetBarProps) {
  const percentOf = (cents: number) => (money.budget > 0 ? Math.min(100, (cents / money.budget) * 100) : 0);
  const used = USED_PARTS.reduce((sum, { key }) => sum + percentOf(money[key]), 0);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(used, 100))}
      slim={slim}
    >
      {USED_PARTS.map(({ key, color }) => (
        <Part key={key} bg={color} data-part={key} style={{ width: `${percentOf(money[key])}%` }} />
      ))}
    </Track>
  );
}
