import { entitlementCents, sharePercent, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { useId, useState } from 'react';
import { chakra, Wrap } from '../../../../shared/style/chakra.tsx';
import { formatCents, formatNumber, Money } from '../../../../shared/ui/figures/numbers.tsx';
import { sliderViews, STEPS_BETWEEN } from './slider-views.ts';

const Range = chakra('input', {
  // Browsers draw the rest of the track in contrast to this colour: with a light one it would be black in the light theme.
  base: { width: 'full', height: 'touch', accentColor: 'goldText', cursor: 'pointer' },
});

const Estimate = chakra(Money, { base: { fontWeight: 'semibold' } });

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
        <Estimate cents={earned} />
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
        <span>{sharePercent(views)}% tier</span>
      </Wrap>
    </div>
  );
}
