import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';

/** The look of every entry of the sidebar, link or button. */
const entry = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'touch',
    paddingX: '3',
    borderRadius: 'md',
    color: 'onDeepMuted',
    fontWeight: 'medium',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    cursor: 'pointer',
    transition: 'background-color 140ms, color 140ms',
    _hover: { bg: 'deepRaised', color: 'onDeep' },
    _focusVisible: { outlineColor: 'onDeepGold', outlineOffset: '-2px' },
    '& svg': { width: '1.25rem', height: '1.25rem', flexShrink: 0 },
    '&[aria-current=page]': { bg: 'deepRaised', color: 'onDeepGold', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  },
} as const;

export const NavItem = chakra(NavLink, entry);
export const NavButton = chakra('button', entry, { defaultProps: { type: 'button' } });

/** The word beside the sign; when collapsed it is only said, not shown. */
export const NavLabel = chakra('span', {
  variants: { hidden: { true: { srOnly: true } } },
});
