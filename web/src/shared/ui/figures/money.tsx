import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { formatCents } from './numbers.ts';

const Figures = chakra('span', { base: { textStyle: 'figure', whiteSpace: 'nowrap' } });

interface MoneyProps extends ComponentProps<typeof Figures> {
  /** Singapore cents. */
  cents: number;
  format?: 'full' | 'whole' | 'dollars';
}

/** An amount in figures of equal width, so that columns line up. */
export function Money({ cents, format = 'full', ...rest }: MoneyProps) {
  return <Figures {...rest}>{formatCents(cents, format)}</Figures>;
}
