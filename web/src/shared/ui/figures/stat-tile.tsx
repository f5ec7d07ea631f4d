import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, chakra, Hint, Muted, VisuallyHidden } from '../../style/chakra.tsx';

export const StatTiles = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '5' },
  },
});

/** Covers its tile, so that the whole of it can be pressed. */
const TileLink = chakra(Link, {
  base: {
    position: 'absolute',
    inset: '0',
    borderRadius: 'lg',
    padding: '4',
    display: 'flex',
    justifyContent: 'flex-end',
    color: 'muted',
    _hover: { color: 'text' },
  },
});

interface StatTileProps {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  /** The list that the number counts, and what the way to it is called. */
  leads?: { to: string; label: string };
}

/** One number that reads at a glance, with its name, where it comes from, and the way to what it counts. */
export function StatTile({ name, value, note, leads }: StatTileProps) {
  return (
    <Card
      position="relative"
      padding={{ base: '4', md: '5' }}
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
    >
      <Hint paddingRight={leads && '6'}>{name}</Hint>
      <chakra.p
        fontWeight="bold"
        fontSize={{ base: 'lg', md: 'xl' }}
        lineHeight="tight"
        marginTop="1.5"
        textStyle="figure"
      >
        {value}
      </chakra.p>
      {note && (
        <Muted fontSize="xs" lineHeight="snug" marginTop="1">
          {note}
        </Muted>
      )}
      {leads && (
        <TileLink to={leads.to}>
          <VisuallyHidden>{leads.label}</VisuallyHidden>
          <ChevronRight size={18} aria-hidden />
        </TileLink>
      )}
    </Card>
  );
}
