import { exampleViews } from '@doubloon/contract/campaigns/earnings.ts';
import { entitlementCents, sharePercent, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { useId, useState } from 'react';
import { chakra, Wrap } from '../../../../shared/style/chakra.tsx';
import { formatCents, formatNumber, Money } from '../../../../shared/ui/figures/numbers.tsx';

/** Counts between two marks of the slider, so that small and large ones can be set equally well. */
const STEPS_BETWEEN = 10;

const Range = chakra('input', {
  // Browsers draw the rest of the track in contrast to this colour: with a light one it would be black in the light theme.
  base: { width: 'full', height: 'touch', accentColor: 'goldText', cursor: 'pointer' },
});

/** The counts that the slider stands at: those where a share begins or the reach is met, with as many between each two, and half as many more beyond the last. */
export function sliderViews(terms: PayoutTerms): number[] {
  const marks = exampleViews(terms);
  const last = marks[marks.length - 1] ?? 0;
  return [...marks, last * 1.5].flatMap((mark, index, all) => {
    const before = all[index - 1];
    if (before === undefined) return [mark];
    const step = (mark - before) / STEPS_BETWEEN;
    return Array.from({ length: STEPS_BETWEEN }, (_, at) => Math.round(before + step * (at + 1)));
  });
}

interface PayoutSliderProps {
  terms: PayoutTerms;
  label: string;
  /** Money left to pay from, in cents. */
  mostCents: number;
}

/** Shows the total that one creator earns for a count of views that the reader sets, at most `mostCents`. */
export function PayoutSlider({ terms, label, mostCents }: PayoutSliderProps) {
  const id = useId();
  const counts = sliderViews(terms);
  const [at, setAt] = useState(2 * STEPS_BETWEEN);
  const views = counts[Math.min(at, counts.length - 1)] ?? 0;
  const earned = Math.min(entitlementCents(terms, views), mostCents);
  return (
    <div>
      <Wrap justifyContent="space-between" alignItems="baseline" gap="3">
        <label htmlFor={id}>{label}</label>
        <Money cents={earned} fontSize="2xl" fontWeight="bold" color="goldText" />
      </Wrap>
      <Range
        id={id}
        type="range"
        min={0}
        max={counts.length - 1}
        value={Math.min(at, counts.length - 1)}
        aria-valuetext={`${formatNumber(views)} counted views earn ${formatCents(earned)}`}
        onChange={({ target }) => setAt(Number(target.value))}
      />
      <Wrap justifyContent="space-between" gap="3" textStyle="hint">
        <span>{formatNumber(views)} counted views</span>
        <span>{sharePercent(views)}% share</span>
      </Wrap>
    </div>
  );
}
