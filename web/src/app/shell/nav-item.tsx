import { NavLink } from 'react-router-dom';
import { chakra, cva } from '../../shared/style/chakra.tsx';
import { CornerMark, CountMark } from '../../shared/ui/marks/count-mark.tsx';

/** The look of every entry of the sidebar, link or button. */
const entry = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    // All entries of a creator fit a window of 800 px.
    minHeight: { base: 'touch', lg: '10' },
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
    // The router's name for the link that is being followed.
    '&.pending': { bg: 'deepRaised', color: 'onDeep' },
    _focusVisible: { outlineColor: 'onDeepGold', outlineOffset: '-2px' },
    '& svg': { width: '1.25rem', height: '1.25rem', flexShrink: 0 },
    '&[aria-current=page], &[data-within]': {
      bg: 'deepRaised',
      color: 'onDeepGold',
      _before: {
        content: '""',
        position: 'absolute',
        left: '1',
        top: 'calc(50% - 10px)',
        width: '3px',
        height: '20px',
        borderRadius: 'full',
        bg: 'accent',
      },
    },
  },
});

export const NavItem = chakra(NavLink, entry);
export const NavButton = chakra('button', entry, { defaultProps: { type: 'button' } });

/** The word beside the sign; when collapsed it is only said, not shown. */
export const NavLabel = chakra('span', {
  variants: { hidden: { true: { srOnly: true } } },
});

interface NavCountProps {
  /** The id by which the entry names the count as its description (`aria-describedby`). */
  id: string;
  count: number;
  /** Screen reader text for the count. */
  says: (count: number) => string;
  collapsed: boolean;
}

/** A number at the end of an entry, on its corner when collapsed; nothing while it is 0. */
export function NavCount({ id, count, says, collapsed }: NavCountProps) {
  if (count === 0) return null;
  return (
    <>
      <span id={id} hidden>
        {says(count)}
      </span>
      {collapsed ? <CornerMark count={count} /> : <CountMark count={count} marginLeft="auto" />}
    </>
  );
}
