import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { moving } from '../../motion/mover.ts';
import { chakra } from '../../style/chakra.tsx';

const sgd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'SGD' });
const wholeSgd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'SGD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A whole number with its thousands apart: `1,234`. */
export function formatNumber(value: number): string {
  return exact.format(value);
}

/** A count as people read it at a glance: `980`, `1.2K`. */
export function formatCount(count: number): string {
  return compact.format(count);
}

/** A count with what is counted: `1 review`, `1.2K reviews`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Writes an amount of Singapore cents: `SGD 1,234.50`. */
export function formatCents(cents: number): string {
  return sgd.format(cents / 100);
}

/** Writes an amount of Singapore cents for the scales of charts, without decimals unless it is tiny: `SGD 1,235`. */
export function formatScaleCents(cents: number): string {
  return (cents < 1000 && cents % 100 > 0 ? sgd : wholeSgd).format(cents / 100);
}

const Figures = chakra('span', { base: { textStyle: 'figure', whiteSpace: 'nowrap' } });

interface MoneyProps extends ComponentProps<typeof Figures> {
  /** Singapore cents. */
  cents: number;
}

/** An amount in figures of equal width, so that columns line up. */
export function Money({ cents, ...rest }: MoneyProps) {
  return <Figures {...rest}>{formatCents(cents)}</Figures>;
}

const CountedFigures = chakra(Figures, {
  base: {
    // The figures on their way stand in front of the amount, which keeps its place and is all that is read out.
    '&[data-counted]': { position: 'relative', WebkitTextFillColor: 'transparent' },
    '&[data-counted]::after': {
      content: 'attr(data-counted) / ""',
      position: 'absolute',
      right: '0',
      WebkitTextFillColor: 'currentcolor',
    },
  },
});

interface CountedMoneyProps extends MoneyProps {
  /** The number to count from at first; later it counts from what it was before. */
  from?: number;
}

/** An amount that is seen to become what it is. */
export function CountedMoney({ cents, from = cents, ...rest }: CountedMoneyProps) {
  const figures = useRef<HTMLSpanElement>(null);
  const last = useRef(from);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = cents;
    if (!figures.current || before === cents) return;
    moving()?.countUp(figures.current, before, cents, (now) => formatCents(now));
  }, [cents]);

  return (
    <CountedFigures {...rest} ref={figures}>
      {formatCents(cents)}
    </CountedFigures>
  );
}
