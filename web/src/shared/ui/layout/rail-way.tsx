import { NavLink } from 'react-router-dom';
import { chakra } from '../../style/chakra.tsx';

/** An entry of the menu beside a screen that has several parts; the open one is filled and in bolder type. */
export const RailWay = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: { base: 'touch', lg: '10' },
    paddingX: '3',
    borderRadius: 'md',
    color: 'muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'text', bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
    '& svg': { flexShrink: '0' },
    '&[aria-current=page]': {
      color: 'text',
      fontWeight: 'semibold',
      bg: 'surface',
    },
  },
});
