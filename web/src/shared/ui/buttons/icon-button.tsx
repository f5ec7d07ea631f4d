import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';

const Square = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'touch',
    height: 'touch',
    flexShrink: 0,
    borderRadius: 'md',
    color: 'inherit',
    cursor: 'pointer',
    bg: 'transparent',
    transition: 'background-color 140ms',
    '& svg': { width: '1.25rem', height: '1.25rem' },
  },
  variants: {
    on: { paper: { _hover: { bg: 'sunken' } }, deep: { _hover: { bg: 'deepRaised' } } },
  },
  defaultVariants: { on: 'paper' },
});

/** A 44 px square button that shows a drawing; `label` is what it is called, unless what it shows says it. */
export function IconButton({ label, ...rest }: ComponentProps<typeof Square> & { label?: string }) {
  return <Square type="button" aria-label={label} title={label} {...rest} />;
}
