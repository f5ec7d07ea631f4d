import { chakra } from '../../style/chakra.tsx';

/** Windows that are too low for a dialog's content and its buttons at once keep neither in sight. */
export const HIGH_ENOUGH = '@media (min-height: 30rem)';

/**
 * The row of buttons that ends a form or dialog: stacked on phones with the main one first, right-aligned on desktops. In a dialog it
 * stays in sight while the form it ends scrolls.
 */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    justifyContent: 'flex-end',
    alignItems: { base: 'stretch', md: 'center' },
    gap: '3',
    marginTop: '6',
    [HIGH_ENOUGH]: {
      'dialog &': {
        position: 'sticky',
        bottom: '0',
        zIndex: '1',
        bg: 'surface',
        marginTop: '3',
        paddingTop: '3',
        marginBottom: '-4',
        paddingBottom: '4',
      },
    },
  },
});
