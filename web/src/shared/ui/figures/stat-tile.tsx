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
    by: {
      // The third is an amount, which is longer than counts.
      wideThird: { gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr)' } },
      // The first leads on phones, two stand below it; three counts end it on every screen.
      three: {
        gridTemplateColumns: { base: 'repeat(6, minmax(0, 1fr))' },
        '& > *': { gridColumn: { base: 'span 3', md: 'span 2' } },
        '& > :first-of-type': { gridColumn: { base: 'span 6', md: 'span 2' } },
        '& > [data-count]': { gridColumn: { base: 'span 6', md: 'span 2' } },
      },
      // The first is as wide as two, and on larger screens as high as the two beside it.
      hero: {
        gridTemplateColumns: { base: 'repeat(6, minmax(0, 1fr))' },
        '& > *': { gridColumn: { base: 'span 3', md: 'span 2' } },
        '& > :first-of-type': { gridColumn: { base: 'span 6', md: 'span 4' }, gridRow: { md: 'span 2' } },
        '& > [data-count]': { gridColumn: { base: 'span 6', md: 'span 2' } },
      },
    },
  },
});

const Tile = chakra('section', {
  base: {
    position: 'relative',
    bg: 'surface',
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '4', md: '5' },
    minWidth: '0',
    '&:has(a):hover': { bg: 'raised' },
    // Names of one line or two end with values on one line.
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
  },
  variants: {
    count: {
      true: {
        paddingY: { base: '3', md: '4' },
        flexDirection: 'row',
        alignItems: 'center',
        gap: '2',
      },
    },
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
      lead: { fontSize: { base: '3xl', md: '2xl' } },
      hero: { fontSize: { base: '3xl', md: '2.75rem' }, letterSpacing: 'tight' },
      side: { fontSize: { base: 'lg', md: 'xl' } },
      estimate: { fontSize: { base: 'lg', md: 'xl' }, fontWeight: 'medium' },
      count: { fontSize: 'lg', marginTop: '0' },
    },
    // Last, because nothing is quieter.
    none: { true: { fontWeight: 'medium', color: 'muted' } },
  },
});
/** Takes the room that is left, so that values beside each other stay on one line above notes of one line or two. */
const Note = chakra('div', {
  base: { flexGrow: '1', color: 'muted', fontSize: 'xs', lineHeight: 'snug', marginTop: '1.5' },
});

/** Covers its tile, so that the whole of it can be pressed. */
const TileLink = chakra(Link, {
  base: {
    position: 'absolute',
    inset: '0',
    paddingX: '4',
    paddingY: { base: '4', md: '5' },
    display: 'flex',
    justifyContent: 'flex-end',
    color: 'muted',
    '& svg': { display: { base: 'none', md: 'block' } },
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
  /** True for an amount beside the one that the screen is opened for, which is larger. */
  isSide?: boolean;
  /** True for such an amount that nobody owes yet: it is lighter than what is reserved. */
  isEstimate?: boolean;
  /** True for a count among amounts, which are the larger figures. */
  isCount?: boolean;
  /** True for the amount that is the largest on phones. */
  leadsAll?: boolean;
  /** True where there is nothing: a zero is quieter than what is there. */
  isNone?: boolean;
  /** A drawing at the foot of the tile whose amount the screen is opened for, which is then the largest. */
  picture?: ReactNode;
}

/** One number that reads at a glance, with its name, where it comes from, and the way to what it counts. */
export function StatTile({ name, value, note, leads, isNone, picture, ...kind }: StatTileProps) {
  const { isCount } = kind;
  return (
    <Tile count={isCount} data-count={isCount || undefined}>
      <Hint paddingRight={leads && !isCount ? { md: '6' } : undefined} fontSize={{ base: 'xs', md: 'sm' }}>
        {name}
      </Hint>
      <Value weight={picture === undefined ? weightOf(kind) : 'hero'} none={isNone}>
        {value}
      </Value>
      {note && <Note>{note}</Note>}
      {picture}
      {leads && (
        <TileLink to={leads.to}>
          <VisuallyHidden>{leads.label}</VisuallyHidden>
          {!isCount && <ChevronRight size={18} aria-hidden />}
        </TileLink>
      )}
    </Tile>
  );
}

function weightOf({
  isSide,
  isEstimate,
  isCount,
  leadsAll,
}: Pick<StatTileProps, 'isSide' | 'isEstimate' | 'isCount' | 'leadsAll'>) {
  if (isEstimate) return 'estimate';
  if (isSide) return 'side';
  if (isCount) return 'count';
  return leadsAll ? 'lead' : undefined;
}
