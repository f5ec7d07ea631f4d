import type { CreatorCard, Store } from '@doubloon/contract/stores/store.ts';
import type { Database } from '../platform/database/database.ts';
import { toCreatorCard } from './store-view.ts';

/** Stores as lists show them to everybody, by their ids: specialties only of those whose settings show them. Reads one per store. */
export async function creatorCards(db: Database, stores: readonly Store[]): Promise<Map<string, CreatorCard>> {
  const settings = await db.storeSettings.findMap(stores.map(({ id }) => id));
  return new Map(
    stores.map((store) => {
      const card = toCreatorCard(store);
      const isShown = settings.get(store.id)?.sections.products ?? true;
      return [store.id, isShown ? card : { ...card, specialties: [] }];
    }),
  );
}
