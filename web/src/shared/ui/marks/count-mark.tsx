import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { Badge } from './badge.tsx';

const MAX_SHOWN = 99;

const Mark = chakra('span', {
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    minWidth: '5',
    height: '5',
    paddingX: '1.5',
    borderRadius: 'full',
    bg: 'accent',
    color: 'onAccent',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A number on gold, for the eyes alone; nothing while it is 0. */
export function CountMark({ count, ...rest }: { count: number } & ComponentProps<typeof Mark>) {
  if (count === 0) return null;
  return (
    <Mark aria-hidden {...rest}>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </Mark>
  );
}

/** A count beside a heading or in a tab, which is read out: round with one digit, in figures of the text. */
export const CountBadge = chakra(Badge, {
  base: {
    justifyContent: 'center',
    minWidth: { base: '5', md: '6' },
    height: { base: '5', md: '6' },
    paddingX: '1.5',
    paddingY: '0',
    fontFamily: 'body',
    lineHeight: '1',
    letterSpacing: 'normal',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
});

const MAX_ON_SIGN = 9;

/** Count badge on the corner of an icon, small enough not to hide it: one digit, then "9+". */
export function CornerMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Mark
      aria-hidden
      position="absolute"
      top="1"
      left="50%"
      minWidth="1.125rem"
      height="1.125rem"
      paddingX="1"
      fontSize="0.6875rem"
    >
      {count > MAX_ON_SIGN ? `${MAX_ON_SIGN}+` : count}
    </Mark>
  );
}
