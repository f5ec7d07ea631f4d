import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useState, type ReactNode } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { CardGrid, chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { campaignsText } from '../../../../shared/text/campaigns.ts';
import { Button, ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { DRAWINGS } from '../../../../shared/ui/pictures/drawings.tsx';
import { isNarrowed, type MarketplaceFilters } from '../marketplace-filters.ts';
import { SavedSearchesDialog } from '../saved/saved-searches.tsx';

const Measured = chakra('div', { base: { containerType: 'inline-size' } });

/** Cards beside each other that a `LastTile` ends, which has to know how wide they are together. */
export const EndedGrid = ({ children }: { children: ReactNode }) => (
  <Measured>
    <CardGrid>{children}</CardGrid>
  </Measured>
);

/** Takes what the last row has left of a `CardGrid` of two or three columns, or a row of its own. */
const Tile = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    alignContent: 'center',
    textAlign: 'center',
    columnGap: '6',
    rowGap: '4',
    padding: '6',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line',
    borderRadius: 'lg',
    // Two columns, then three, as `CardGrid` has them.
    '@container (min-width: 37.5rem) and (max-width: 56.99rem)': {
      '&:nth-child(2n)': { gridColumn: '2', gridRow: 'span 4' },
    },
    '@container (min-width: 57rem)': {
      '&:nth-child(3n + 2)': { gridColumn: '2 / -1', gridRow: 'span 4' },
      '&:nth-child(3n)': { gridColumn: '3', gridRow: 'span 4' },
    },
  },
});
const Words = chakra('div', { base: { maxWidth: '18rem', lineHeight: 'snug' } });
const Name = chakra('p', { base: { fontFamily: 'heading', fontSize: 'lg', fontWeight: 'semibold' } });

interface LastTileProps {
  role: Role | undefined;
  filters: MarketplaceFilters;
}

/** Ends a list of loots with what to do next: creators save what they look for, or show who they are; owners post a loot. */
export function LastTile({ role, filters }: LastTileProps) {
  const [open, setOpen] = useState(false);
  if (role === 'business_owner') {
    return (
      <Tile>
        {DRAWINGS.chest}
        <Words>
          <Name>Creators look here</Name>
          <Hint marginTop="1">Your loot stands among these as soon as it is paid for.</Hint>
        </Words>
        <ButtonLink variant="outline" to={paths.createLoot}>
          {campaignsText.createTitle}
        </ButtonLink>
      </Tile>
    );
  }
  if (role !== 'content_creator') return null;
  return (
    <Tile>
      {DRAWINGS.map}
      <Words>
        <Name>That is all for now</Name>
        <Hint marginTop="1">
          {isNarrowed(filters)
            ? 'Save this search, and we tell you of new loots each morning.'
            : 'Owners look for creators, too: your store is what they see.'}
        </Hint>
      </Words>
      {isNarrowed(filters) ? (
        <Button variant="outline" onClick={() => setOpen(true)}>
          Save this search
        </Button>
      ) : (
        <ButtonLink variant="outline" to={paths.myStore}>
          See my store
        </ButtonLink>
      )}
      {open && <SavedSearchesDialog filters={filters} onClose={() => setOpen(false)} />}
    </Tile>
  );
}
