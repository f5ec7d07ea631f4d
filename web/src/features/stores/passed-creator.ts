import { CreatorCard, type StoreView } from '@doubloon/contract/stores/store.ts';

/**
 * What a link to a store has passed on of its creator (navigation state), to show until the store itself is there. Undefined when
 * nothing was passed, or something of another creator.
 */
export function passedCreator(state: unknown, creatorId: string): StoreView | undefined {
  if (typeof state !== 'object' || state === null || !('creator' in state)) return undefined;
  const { data } = CreatorCard.safeDecode(state.creator as Parameters<typeof CreatorCard.safeDecode>[0]);
  if (data?.id !== creatorId) return undefined;
  return { ...data, background: '', personalDescription: '', achievements: [] };
}
