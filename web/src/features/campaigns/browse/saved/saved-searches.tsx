import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import type { MarketplaceFilters } from '../marketplace-filters.ts';
import { useOpenedSearch } from './use-opened-search.ts';

export const SavedSearchesDialog = lazyPart(
  async () => (await import('./saved-searches-dialog.tsx')).SavedSearchesDialog,
);

/** Opens the creator's saved searches, where the present filters of the marketplace are saved as well. */
export function SavedSearches({ filters }: { filters: MarketplaceFilters }) {
  const [open, setOpen] = useState(false);
  useOpenedSearch();
  return (
    <>
      <Button
        variant="outline"
        fontSize="sm"
        borderRadius="full"
        borderColor="line"
        bg="surface"
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden />
        Saved searches
      </Button>
      {open && <SavedSearchesDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}
