import type { ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { bringIntoView } from '../layout/bring-into-view.ts';

const Box = chakra('div', {
  base: {
    borderRadius: 'md',
    paddingX: '4',
    paddingY: '3.5',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
  },
  variants: {
    colorPalette: {
      plain: { bg: 'sunken' },
      gold: { bg: 'goldWash' },
      sea: { bg: 'seaWash' },
      coral: { bg: 'coralWash' },
    },
  },
});

interface NoticeProps {
  colorPalette?: 'plain' | 'gold' | 'sea' | 'coral';
  title?: string | undefined;
  children?: ReactNode;
  /** Interrupts screen readers when it appears, and comes into view in a dialog. */
  alert?: boolean;
}

/** Something to know before going on, set apart from what it is about. */
export function Notice({ colorPalette = 'plain', title, children, alert = false }: NoticeProps) {
  return (
    <Box colorPalette={colorPalette} role={alert ? 'alert' : undefined} ref={alert ? bringIntoView : undefined}>
      {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
      {children}
    </Box>
  );
}
