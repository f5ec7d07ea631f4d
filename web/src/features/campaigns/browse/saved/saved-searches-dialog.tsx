import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from '@doubloon/contract/campaigns/saved-search-operations.ts';
import {
  MAX_SAVED_SEARCHES,
  MAX_SEARCH_NAME_LENGTH,
  SearchName,
  type SavedSearchView,
} from '@doubloon/contract/campaigns/saved-search.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { failureText } from '../../../../shared/api/api-error.ts';
import { first, gone, inPlace } from '../../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../../shared/form/form-parts.tsx';
import { Form } from '../../../../shared/form/form.tsx';
import { paths } from '../../../../shared/paths.ts';
import { chakra, Hint, List, Stack, VisuallyHidden } from '../../../../shared/style/chakra.tsx';
import { IconButton } from '../../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../../shared/ui/dialogs/dialog.tsx';
import { Checkbox } from '../../../../shared/ui/forms/checkbox.tsx';
import { agoText } from '../../../../shared/ui/figures/time.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { QueryView, Skeleton } from '../../../../shared/ui/lists/query-view.tsx';
import { savedSearchesQuery } from '../../api/saved-searches-query.ts';
import { isNarrowed, searchFromFilters, type MarketplaceFilters } from '../marketplace-filters.ts';
import { fromSavedFilters, toSavedFilters } from './saved-filters.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
});
const Open = chakra(Link, {
  base: {
    display: 'block',
    minHeight: 'touch',
    alignContent: 'center',
    overflowWrap: 'anywhere',
    color: 'seaText',
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline' },
  },
});

const About = chakra('div', { base: { flex: '1', minWidth: '0', paddingY: '1' } });

interface SavedSearchesDialogProps {
  filters: MarketplaceFilters;
  onClose: () => void;
}

/** Lists the creator's saved searches, to open or remove them, and saves the present filters under a name. */
export function SavedSearchesDialog({ filters, onClose }: SavedSearchesDialogProps) {
  const list = useQuery(savedSearchesQuery());
  return (
    <Dialog title="Saved searches" onClose={onClose} width="30rem">
      <QueryView
        query={list}
        problem="Failed to load your saved searches."
        pending={<Skeleton height="24" borderRadius="lg" />}
      >
        {(searches) => (
          <Stack gap="5">
            {searches.length > 0 && (
              <div>
                <Hint>Each morning we tell you of new loots, if there are any.</Hint>
                <List>
                  {searches.map((search) => (
                    <SearchRow key={search.id} search={search} onOpen={onClose} />
                  ))}
                </List>
              </div>
            )}
            {searches.length >= MAX_SAVED_SEARCHES ? (
              <Hint>You have saved {MAX_SAVED_SEARCHES} searches, the most there can be.</Hint>
            ) : isNarrowed(filters) ? (
              <SearchForm filters={filters} onClose={onClose} />
            ) : (
              <Hint>Set filters in the marketplace first, then save them here under a name.</Hint>
            )}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

function SearchRow({
  search: { id, name, filters, tells, matched_at: matchedAt },
  onOpen,
}: {
  search: SavedSearchView;
  onOpen: () => void;
}) {
  const removing = useMutation({
    mutationFn: () => request(removeSavedSearch, { params: { id } }),
    meta: {
      shows: gone('saved-searches', 'id', id),
      failure: (error) => failureText('Failed to remove the search', error),
    },
  });
  const telling = useMutation({
    mutationFn: (wanted: boolean) => request(changeSavedSearch, { params: { id }, body: { tells: wanted } }),
    // In the order in which it was switched, so that the last one stands.
    scope: { id: `saved-search-${id}` },
    meta: {
      shows: inPlace('saved-searches', 'id'),
      failure: (error) => failureText('Failed to change the search', error),
    },
  });
  const address = new URLSearchParams(searchFromFilters(fromSavedFilters(filters)));
  return (
    <Row>
      <About>
        <Open to={`${paths.marketplace}?${address.toString()}`} onClick={onOpen}>
          {name}
        </Open>
        <Hint>
          {matchedAt ? `Last found something new ${agoText(matchedAt, currentTime())}` : 'Nothing new so far'}
        </Hint>
      </About>
      <Checkbox
        checked={telling.isPending ? telling.variables : tells}
        onChange={({ target }) => telling.mutate(target.checked)}
        label={
          <>
            Tell me<VisuallyHidden> of new loots for {name}</VisuallyHidden>
          </>
        }
      />
      <IconButton label={`Remove ${name}`} onClick={() => !removing.isPending && removing.mutate()}>
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  );
}

interface Values {
  name: string;
}

const { TextField } = fieldsOf<Values>();
const schema = z.object({ name: SearchName });

function SearchForm({ filters, onClose }: SavedSearchesDialogProps) {
  const saving = useMutation({
    mutationFn: (name: string) => request(saveSearch, { body: { name, filters: toSavedFilters(filters) } }),
    meta: {
      shows: first(listSavedSearches, {}, 'id'),
      success: 'Search saved!',
      failure: (error) => failureText('Failed to save the search', error),
    },
  });
  return (
    <Form
      schema={schema}
      defaults={{ name: '' }}
      onSubmit={async ({ name }) => {
        await saving.mutateAsync(name);
        onClose();
      }}
    >
      <TextField name="name" label="Name of this search" required maxLength={MAX_SEARCH_NAME_LENGTH} />
      <FormActions submit="Save Search" loadingText="Saving..." />
    </Form>
  );
}
