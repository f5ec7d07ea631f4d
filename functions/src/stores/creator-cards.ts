import type { CreatorCard, Store } from '@doubloon/contract/stores/store.ts';
import type { Firestore } from '@google-cloud/firestore';
import { toCreatorCard } from './store-view.ts';
import { readSettingsOf } from './stores.store.ts';

/** Stores as lists show them to everybody, by their ids: specialties only of those whose settings show them. Reads one per store. */
export async function creatorCards(db: Firestore, stores: readonly Store[]): Promise<Map<string, CreatorCard>> {
  const settings = await readSettingsOf(
    db,
    stores.map(({ id }) => id),
  );
  return new Map(
    stores.map((store) => {
      const card = toCreatorCard(store);
      const isShown = settings.get(store.id)?.sections.products ?? true;
      return [store.id, isShown ? card : { ...card, specialties: [] }];
    }),
  );
}
