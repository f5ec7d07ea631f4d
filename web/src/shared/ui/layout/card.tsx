import { chakra } from '../../style/chakra.tsx';

/** A sheet of paper on the table: one idea, generous space. */
export const Card = chakra('section', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    padding: { base: '4', md: '6' },
    minWidth: '0',
  },
});
