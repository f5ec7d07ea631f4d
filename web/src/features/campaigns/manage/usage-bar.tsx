import { chakra } from '../../../shared/style/chakra.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import type { LootMoney } from './loot-money.ts';

const parts = [
  { key: 'paid', name: 'Paid out', color: 'seaText' },
  { key: 'reserved', name: 'Reserved', color: 'accent' },
  { key: 'refunded', name: 'Refunded', color: 'controlLine' },
] as const;

/** How much of a budget is used and for what; the legend says the same in words. */
export function UsageBar({ money }: { money: LootMoney }) {
  const percentOf = (cents: number) => (money.budget > 0 ? Math.min(100, (cents / money.budget) * 100) : 0);
  const used = parts.reduce((sum, { key }) => sum + percentOf(money[key]), 0);
  return (
    <>
      <chakra.div
        role="progressbar"
        aria-label="Budget used"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(Math.min(used, 100))}
        display="flex"
        gap="2px"
        height="3"
        bg="sunken"
        boxShadow="inset 0 0 0 1px {colors.line}"
        borderRadius="full"
        overflow="hidden"
      >
        {parts.map(({ key, color }) => (
          <chakra.span key={key} bg={color} transition="width 400ms" style={{ width: `${percentOf(money[key])}%` }} />
        ))}
      </chakra.div>
      <chakra.ul
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        marginTop="3"
        fontSize="sm"
      >
        {[...parts, { key: 'remaining', name: 'Left', color: 'sunken' } as const]
          .filter(({ key }) => money[key] > 0)
          .map(({ key, name, color }) => (
            <chakra.li key={key} display="flex" alignItems="center" gap="2">
              <chakra.span
                width="2.5"
                height="2.5"
                borderRadius="full"
                bg={color}
                borderWidth="1px"
                borderColor="controlLine"
              />
              <chakra.span color="muted">{name}</chakra.span>
              <Money cents={money[key]} fontWeight="semibold" />
            </chakra.li>
          ))}
      </chakra.ul>
    </>
  );
}
