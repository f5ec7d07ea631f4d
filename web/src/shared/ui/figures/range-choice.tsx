import { TREND_RANGES, type TrendRange } from '@doubloon/contract/dashboard/dashboard.ts';
import { useId, useState } from 'react';
import { useSearchFields } from '../../state/use-search.ts';
import { chakra, VisuallyHidden } from '../../style/chakra.tsx';
import { Chip } from '../marks/chip.tsx';

/** The field of the address that keeps which days a screen's figures are of. */
const RANGE = 'range';

/** The range that dashboards begin with. */
export const USUAL_RANGE: TrendRange = '30';

const names: Readonly<Record<TrendRange, string>> = { 7: '7 days', 30: '30 days', 90: '90 days', all: 'All' };

/** Returns the range that an address names; `usual` where it names none that there is. */
export const rangeOf = (address: URLSearchParams, usual: TrendRange = USUAL_RANGE): TrendRange =>
  TREND_RANGES.find((range) => range === address.get(RANGE)) ?? usual;

/** The range of days that a screen shows, kept in the address, and how to change it. */
export function useRange(usual: TrendRange = USUAL_RANGE): [TrendRange, (range: TrendRange) => void] {
  const [address, change] = useSearchFields();
  const choose = (range: TrendRange) =>
    change((fields) => (range === usual ? fields.delete(RANGE) : fields.set(RANGE, range)));
  return [rangeOf(address, usual), choose];
}

const Ranges = chakra('fieldset', {
  // Four fit beside each other on the narrowest phones.
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '1.5', sm: '2' },
    '& label': { paddingX: { base: '3', sm: '4' } },
  },
});

/** Says beside figures of days when money belongs to them. The newest days grow later, by payments that are still held. */
export const datedByDecision =
  'Payments count on the day they were decided, also those that are held and arrive later.';

interface RangeChoiceProps {
  range: TrendRange;
  onChange: (range: TrendRange) => void;
}

/** Chooses of which days figures are shown. */
export function RangeChoice({ range, onChange }: RangeChoiceProps) {
  const name = useId();
  const [chosen, setChosen] = useState({ range, by: range });
  // The choice is shown at once; the address, which decides, follows when the screen is drawn with it.
  if (chosen.by !== range) setChosen({ range, by: range });
  const choose = (one: TrendRange) => {
    setChosen({ range: one, by: range });
    onChange(one);
  };
  return (
    <Ranges>
      <VisuallyHidden as="legend">Time shown</VisuallyHidden>
      {TREND_RANGES.map((one) => (
        <Chip key={one} type="radio" name={name} checked={one === chosen.range} onChange={() => choose(one)}>
          {names[one]}
        </Chip>
      ))}
    </Ranges>
  );
}
