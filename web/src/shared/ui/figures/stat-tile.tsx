import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chakra, Hint, sheet, VisuallyHidden } from '../../style/chakra.tsx';

/** Numbers side by side on one sheet, with a line between each two. */
export const StatTiles = chakra('div', {
  base: {
    ...sheet,
    bg: 'line',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    overflow: 'hidden',
  },
  variants: {
    // A line of them for each three; on phones one that is alone takes its whole line.
    by: { three: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } } },
  },
});

const Tile = chakra('section', {
  base: {
    position: 'relative',
    bg: 'surface',
    padding: { base: '4', md: '5' },
    minWidth: '0',
    '&:has(a):hover': { bg: 'raised' },
  },
});
const Value = chakra('p', {
  base: {
    textStyle: 'figure',
    fontWeight: 'bold',
    fontSize: { base: 'xl', md: '2xl' },
    lineHeight: 'tight',
    marginTop: '1.5',
  },
  variants: {
    weight: {
      estimate: { fontWeight: 'medium', fontSize: { base: 'md', md: 'lg' }, color: 'muted' },
      count: { fontSize: { base: 'lg', md: 'xl' }, marginTop: '0' },
    },
  },
});
const Note = chakra('div', { base: { color: 'muted', fontSize: 'xs', lineHeight: 'snug', marginTop: '1.5' } });

/** Covers its tile, so that the whole of it can be pressed. */
const TileLink = chakra(Link, {
  base: {
    position: 'absolute',
    inset: '0',
    padding: '4',
    display: 'flex',
    justifyContent: 'flex-end',
    color: 'muted',
    _hover: { color: 'text' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

interface StatTileProps {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  /** The list that the number counts, and what the way to it is called. */
  leads?: { to: string; label: string };
  /** True for an amount that nobody owes yet: it is smaller than what is paid. */
  isEstimate?: boolean;
  /** True for a count among amounts, which are the larger figures. */
  isCount?: boolean;
}

/** One number that reads at a glance, with its name, where it comes from, and the way to what it counts. */
export function StatTile({ name, value, note, leads, isEstimate, isCount }: StatTileProps) {
  return (
    <Tile>
      <Hint paddingRight={leads && '6'}>{name}</Hint>
      <Value weight={isEstimate ? 'estimate' : isCount ? 'count' : undefined}>{value}</Value>
      {note && <Note>{note}</Note>}
      {leads && (
        <TileLink to={leads.to}>
          <VisuallyHidden>{leads.label}</VisuallyHidden>
          <ChevronRight size={18} aria-hidden />
        </TileLink>
      )}
    </Tile>
  );
}
