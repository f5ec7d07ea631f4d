import { entitlementCents, SHARE_STARTS, sharePercent, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { useId, useState, type CSSProperties } from 'react';
import { chakra, HStack, Wrap } from '../../../../shared/style/chakra.tsx';
import { formatCents, formatNumber, Money } from '../../../../shared/ui/figures/numbers.tsx';
import { sliderViews, STEPS_BETWEEN } from './slider-views.ts';

const THUMB = '1.5rem';

/** Gold up to where it stands (`--at`), on a track that is drawn by us in every browser. */
const Range = chakra('input', {
  base: {
    display: 'block',
    appearance: 'none',
    width: 'full',
    height: 'touch',
    bg: 'transparent',
    cursor: 'pointer',
    '--track':
      'linear-gradient(to right, {colors.accent} calc(var(--at) * 100%), {colors.line} calc(var(--at) * 100%))',
    '&::-webkit-slider-runnable-track': { height: '2', borderRadius: 'full', background: 'var(--track)' },
    '&::-moz-range-track': { height: '2', borderRadius: 'full', background: 'var(--track)' },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      width: '6',
      height: '6',
      marginTop: '-2',
      borderRadius: 'full',
      border: '3px solid {colors.goldText}',
      bg: 'surface',
      boxShadow: 'card',
    },
    '&::-moz-range-thumb': {
      boxSizing: 'border-box',
      width: '6',
      height: '6',
      borderRadius: 'full',
      border: '3px solid {colors.goldText}',
      bg: 'surface',
      boxShadow: 'card',
    },
  },
});
const Place = chakra('div', { base: { position: 'relative' } });
/** Where a share begins. */
const Tick = chakra('span', {
  base: {
    position: 'absolute',
    top: 'calc(50% + 0.625rem)',
    width: '2px',
    height: '2',
    marginLeft: '-1px',
    borderRadius: 'full',
    bg: 'controlLine',
  },
});

/** Small: nobody is promised it. */
const Estimate = chakra(Money, { base: { fontSize: 'sm', fontWeight: 'semibold' } });

/** Where the middle of the thumb stands, by the share of the way. */
const placeOf = (share: number) => `calc(${share} * (100% - ${THUMB}) + ${THUMB} / 2)`;

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
  const last = counts.length - 1;
  const shownAt = Math.min(at, last);
  const views = counts[shownAt] ?? 0;
  const earned = Math.min(entitlementCents(terms, views), mostCents);
  return (
    <div>
      <HStack justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.label htmlFor={id} fontSize="sm">
          {label}
        </chakra.label>
        <Estimate cents={earned} />
      </HStack>
      <Place>
        {SHARE_STARTS.filter((start) => start > 0 && counts.includes(start)).map((start) => (
          <Tick key={start} style={{ left: placeOf(counts.indexOf(start) / last) }} />
        ))}
        <Range
          id={id}
          type="range"
          min={0}
          max={last}
          value={shownAt}
          style={{ '--at': shownAt / last } as CSSProperties}
          aria-valuetext={`${formatNumber(views)} counted views earn ${formatCents(earned)}`}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </Place>
      <Wrap justifyContent="space-between" gap="3" textStyle="hint">
        <span>{formatNumber(views)} counted views</span>
        <span>{sharePercent(views)}% tier</span>
      </Wrap>
    </div>
  );
}
