import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { SavedLootView } from '@doubloon/contract/campaigns/saved-loot.ts';
import { listSavedLoots, removeSavedLoot, saveLoot } from '@doubloon/contract/campaigns/saved-operations.ts';
import { useMutation, useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { messageOf } from '../../../../shared/api/api-error.ts';
import type { Undoing } from '../../../../shared/api/queries/mutation-effects.ts';
import { keyOf } from '../../../../shared/api/queries/query.ts';
import { request } from '../../../../shared/api/request.ts';
import { chakra, VisuallyHidden, WideWords } from '../../../../shared/style/chakra.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { savedIdsQuery } from '../../api/saved-queries.ts';

const Press = chakra(Button, {
  base: { fontSize: 'sm', '&:disabled': { opacity: 1, cursor: 'default' } },
  variants: {
    look: {
      // Room for the longer of its words, so that nothing beside it moves. Phones have room for the heart alone.
      words: {
        minWidth: { base: 'touch', md: '6.25rem' },
        paddingX: { base: '0', md: '3' },
      },
      // A small disc in the middle of what can be pressed.
      sign: {
        paddingX: '0',
        bg: 'transparent',
        '& svg': {
          boxSizing: 'content-box',
          width: '1.125rem',
          height: '1.125rem',
          padding: '1.5',
          borderRadius: 'full',
          bg: 'deep/85',
          color: 'onDeep',
          transition: 'transform 140ms',
        },
        _hover: { bg: 'transparent', '& svg': { color: 'onDeepGold', transform: 'scale(1.08)' } },
        '&[aria-pressed=true] svg': { color: 'onDeepGold' },
      },
    },
  },
});

interface SaveButtonProps {
  campaign: Pick<CampaignView, 'id' | 'title'>;
  /** `sign` shows the heart alone. */
  look: 'words' | 'sign';
}

/** The heart by which a creator saves a loot; it fills at once and empties again when that fails. */
export function SaveButton({ campaign: { id, title }, look }: SaveButtonProps) {
  const client = useQueryClient();
  const { queryKey, ...options } = savedIdsQuery();
  const isSaved = useQuery({ queryKey, ...options, select: ({ ids }) => ids.includes(id) }).data;
  const show = (saved: boolean) =>
    client.setQueryData(queryKey, (known) => {
      const others = known?.ids.filter((other) => other !== id) ?? [];
      return { ids: saved ? [id, ...others] : others };
    });
  // Pressed late, when the heart is full again, it changes nothing.
  const saveAgain = () => {
    if (client.getQueryData(queryKey)?.ids.includes(id) === false) changing.mutate(true);
  };
  const changing = useMutation({
    mutationFn: (save: boolean) => request(save ? saveLoot : removeSavedLoot, { params: { id } }),
    meta: {
      failure: (error, save: boolean) =>
        messageOf(error, save ? 'Failed to save. Please try again.' : 'Failed to remove. Please try again.'),
      undo: (_answer, save: boolean): Undoing | undefined =>
        save ? undefined : { text: 'No longer saved', run: saveAgain },
      shows: (_client, { saved }: { saved: boolean }) => showInList(client, id, saved),
    },
    onMutate: async (save) => {
      await client.cancelQueries({ queryKey });
      show(save);
    },
    onError: (_error, save) => show(!save),
  });
  const words = isSaved ? 'Saved' : 'Save';
  return (
    <Press
      look={look}
      variant="quiet"
      title={words}
      aria-pressed={isSaved === true}
      // Disabled until the current state is known; presses while a change is being saved are ignored.
      disabled={isSaved === undefined}
      onClick={() => !changing.isPending && changing.mutate(!isSaved)}
    >
      <Heart aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
      {look === 'words' ? <WideWords>{words}</WideWords> : <VisuallyHidden>{`${words} ${title}`}</VisuallyHidden>}
    </Press>
  );
}

/**
 * Refetches the open list of saved loots only when it lacks one that is saved: it was asked for before that. Otherwise the list keeps its loots where they are
 * until it is opened again, so that one that was removed can be saved again.
 */
function showInList(client: QueryClient, id: string, saved: boolean) {
  const lists = { queryKey: keyOf(listSavedLoots) };
  const isLacking = client
    .getQueriesData<InfiniteData<Page<SavedLootView>>>(lists)
    .some(([, list]) => !list?.pages.some(({ items }) => items.some((each) => each.campaign_id === id)));
  return client.invalidateQueries({ ...lists, refetchType: saved && isLacking ? 'active' : 'none' });
}
