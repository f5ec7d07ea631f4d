import type { ReactNode } from 'react';
import { Card, chakra, Hint, Muted } from '../../style/chakra.tsx';

export const StatTiles = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '5' },
  },
});

/** One number that reads at a glance, with its name, and where it comes from. */
export function StatTile({ name, value, note }: { name: string; value: ReactNode; note?: string }) {
  return (
    <Card padding={{ base: '4', md: '5' }} display="flex" flexDirection="column" justifyContent="space-between">
      <Hint>{name}</Hint>
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
    </Card>
  );
}
