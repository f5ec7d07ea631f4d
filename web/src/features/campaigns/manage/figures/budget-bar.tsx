import { moneyTones } from '../../../../shared/payments/money-tones.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import type { LootMoney } from './loot-money.ts';

/** The colour of each part of a budget, in the order of the bar. */
export const PART_COLORS = {
  paid: moneyTones.paid.part,
  reserved: moneyTones.reserved.part,
  refunded: 'controlLine',
  remaining: 'sunken',
} as const;
export type BudgetPart = keyof typeof PART_COLORS;

const USED_PARTS = ['paid', 'reserved', 'refunded'] as const;

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
  variants: {
    look: { edge: { height: '1.5', borderRadius: 'none' }, row: { height: '2' } },
  },
});
const Part = chakra('span', { base: { transition: 'width 400ms' } });

const Dot = chakra('span', {
  base: {
    width: '2',
    height: '2',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'controlLine',
  },
});

/** Marks a figure with the colour of its part of the bar. */
export function PartDot({ part }: { part: BudgetPart }) {
  return <Dot bg={PART_COLORS[part]} />;
}

interface BudgetBarProps {
  /** Accessible name of the bar. */
  label: string;
  money: LootMoney;
  /** `edge`: the lower edge of a card; `row`: in a row of a list. */
  look: 'edge' | 'row';
}

/** Shows how much of a budget is used and for what; figures beside it say the same in words. */
export function BudgetBar({ label, money, look }: BudgetBarProps) {
  const percentOf = (cents: number) => (money.budget > 0 ? Math.min(100, (cents / money.budget) * 100) : 0);
  const used = USED_PARTS.reduce((sum, key) => sum + percentOf(money[key]), 0);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(used, 100))}
      look={look}
    >
      {USED_PARTS.filter((key) => money[key] > 0).map((key) => (
        <Part key={key} bg={PART_COLORS[key]} data-part={key} style={{ width: `${percentOf(money[key])}%` }} />
      ))}
    </Track>
  );
}
