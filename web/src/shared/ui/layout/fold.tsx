import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';

/** Something that folds out below its name (`FoldName`), by the browser itself. */
export const Fold = chakra('details', {
  base: { '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' } },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'touch',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg:last-child': { flexShrink: '0', color: 'muted', transition: 'transform 140ms' },
  },
});

/** The name of a `Fold`, which is pressed to open and close it. */
export function FoldName({ children, ...rest }: ComponentProps<typeof Summary>) {
  return (
    <Summary {...rest}>
      {children}
      <ChevronDown size={20} aria-hidden />
    </Summary>
  );
}
