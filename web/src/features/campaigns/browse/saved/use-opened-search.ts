import { SEARCH_OPENED } from '@doubloon/contract/notifications/notification-address.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from '../../../../shared/state/use-search.ts';
import { savedSearchesQuery } from '../../api/saved-searches-query.ts';
import { searchFromFilters } from '../marketplace-filters.ts';
import { fromSavedFilters } from './saved-filters.ts';

/** Puts the filters of the saved search that the address names into the address; of one that was removed, none. */
export function useOpenedSearch(): void {
  const [address, setAddress] = useSearch();
  const id = address.get(SEARCH_OPENED);
  const { data: searches } = useQuery({ ...savedSearchesQuery(), enabled: id !== null });
  useEffect(() => {
    if (id === null || !searches) return;
    const search = searches.find((one) => one.id === id);
    setAddress(search ? searchFromFilters(fromSavedFilters(search.filters)) : {}, { replace: true });
  }, [id, searches, setAddress]);
}
