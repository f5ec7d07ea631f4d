import { CreatorCard, type StoreView } from '@doubloon/contract/stores/store.ts';

/**
 * Returns the creator that a link to their store has passed on (navigation state), to show until the store has loaded.
 * Undefined when nothing was passed, or another creator.
 */
export function passedCreator(state: unknown, creatorId: string): StoreView | undefined {
  if (typeof state !== 'object' || state === null || !('creator' in state)) return undefined;
  const { data } = CreatorCard.safeDecode(state.creator as Parameters<typeof CreatorCard.safeDecode>[0]);
  if (data?.id !== creatorId) return undefined;
  return { ...data, background: '', personalDescription: '', achievements: [] };
}
