import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';

const Label = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: 'touch',
    justifyContent: 'center',
    paddingX: '4',
    borderWidth: '1px',
    borderColor: 'controlLine',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    // Nothing that would make it wider and move those beside it.
    '&:has(:checked)': { bg: 'goldWash', borderColor: 'goldText', boxShadow: 'inset 0 0 0 1px {colors.goldText}' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
  variants: {
    // Beside buttons of its kind.
    tool: {
      true: {
        fontSize: 'sm',
        fontWeight: 'semibold',
        bg: 'surface',
        borderColor: 'line',
      },
    },
  },
});
const Box = chakra('input', { base: { position: 'absolute', opacity: 0, inset: '0', cursor: 'pointer' } });

/** A checkbox (or radio) that looks like a chip. */
export function Chip({
  children,
  tool,
  ...rest
}: ComponentProps<typeof Box> & { children: ReactNode; tool?: boolean }) {
  return (
    <Label tool={tool}>
      <Box type="checkbox" {...rest} />
      {children}
    </Label>
  );
}
