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
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { failureText } from '../../../../shared/api/api-error.ts';
import { first, gone, inPlace } from '../../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../../shared/api/request.ts';
import { fieldsOf, FormActions } from '../../../../shared/form/form-parts.tsx';
import { Form } from '../../../../shared/form/form.tsx';
import { paths } from '../../../../shared/paths.ts';
import { chakra, Hint, HStack, List, Stack, VisuallyHidden } from '../../../../shared/style/chakra.tsx';
import { Button, IconButton } from '../../../../shared/ui/buttons/button.tsx';
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
  const [removed, setRemoved] = useState<SavedSearchView>();
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
                    <SearchRow key={search.id} search={search} onOpen={onClose} onRemoved={() => setRemoved(search)} />
                  ))}
                </List>
              </div>
            )}
            {removed && <Removed key={removed.id} search={removed} onBack={() => setRemoved(undefined)} />}
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

interface SearchRowProps {
  search: SavedSearchView;
  onOpen: () => void;
  onRemoved: () => void;
}

function SearchRow({ search, onOpen, onRemoved }: SearchRowProps) {
  const { id, name, filters, tells, matched_at: matchedAt } = search;
  const removing = useMutation({
    mutationFn: () => request(removeSavedSearch, { params: { id } }),
    meta: {
      shows: gone('saved-searches', 'id', id),
      failure: (error) => failureText('Failed to remove the search', error),
    },
    onSuccess: onRemoved,
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

/** Says which search is gone, with the way to take that back: a toast would be out of reach below the dialog. */
function Removed({ search, onBack }: { search: SavedSearchView; onBack: () => void }) {
  const restoring = useMutation({
    mutationFn: () => saveAgain(search),
    meta: {
      shows: first(listSavedSearches, {}, 'id'),
      invalidatesAfterFailure: ['saved-searches'],
      failure: (error) => failureText('Failed to save the search', error),
    },
    onSuccess: onBack,
  });
  return (
    <HStack role="status" justifyContent="space-between" gap="3" bg="sunken" borderRadius="md" paddingLeft="3">
      <chakra.span overflowWrap="anywhere">Removed {search.name}</chakra.span>
      <Button variant="quiet" loading={restoring.isPending} onClick={() => restoring.mutate()}>
        Undo
      </Button>
    </HStack>
  );
}

/** Saves a search again that was removed, as silent as it was. */
async function saveAgain({ name, filters, tells }: SavedSearchView): Promise<SavedSearchView> {
  const saved = await request(saveSearch, { body: { name, filters } });
  return tells ? saved : request(changeSavedSearch, { params: { id: saved.id }, body: { tells } });
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
