import { useState } from 'react';
import type { Movement } from '../../motion/mover.ts';
import { chakra } from '../../style/chakra.tsx';
import { CentredSheet, type Placement } from './dialog-frame.tsx';

/** Windows in which the sheet stands on the right. */
const WIDE = '(min-width: 768px)';

const head = {
  marginTop: { md: '-7' },
  marginX: { md: '-7' },
  marginBottom: { base: '4', md: '5' },
  paddingX: { md: '7' },
  paddingTop: { md: '4' },
  bg: 'surface',
  borderBottomWidth: { md: '1px' },
  borderColor: 'line',
  '@media (min-height: 30rem)': { position: { md: 'sticky' }, top: '0', zIndex: '2' },
};

const Sheet = chakra(CentredSheet, {
  base: {
    height: { md: '100dvh' },
    maxHeight: { md: '100dvh' },
    margin: { md: '0 0 0 auto' },
    borderWidth: { base: '1px', md: '0 0 0 1px' },
    borderRadius: { md: '0' },
    // Keeps a focused element from being hidden under the head.
    scrollPaddingTop: { md: '8rem' },
    '&[open]': { display: { md: 'flex' }, flexDirection: 'column' },
    // The footer stands at the lower edge below few words, too.
    '& > div:first-of-type': { flex: '1 0 auto' },
    '& > div > [data-head]': head,
    // The list that the sheet belongs to stays recognizable.
    '&::backdrop': {
      background: { base: 'rgb(7 12 24 / 0.62)', md: 'rgb(7 12 24 / 0.44)' },
      backdropFilter: { base: 'blur(2px)', md: 'none' },
    },
  },
});

/** Placement of a dialog as a sheet over the full height of desktop windows on the right, with its title always in sight; on phones as every dialog. */
export function useSideSheet(): Placement {
  // Decided once: another movement would open the dialog anew.
  const [movement] = useState<Movement>(() => (matchMedia(WIDE).matches ? 'slide' : 'rise'));
  return { Sheet, movement };
}
