import { chakra } from '@chakra-ui/react/styled-system';

/** The row of buttons that ends a form or dialog: stacked on phones with the main one first, right-aligned on desktops. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    justifyContent: 'flex-end',
    alignItems: { base: 'stretch', md: 'center' },
    gap: '3',
    marginTop: '6',
  },
});
