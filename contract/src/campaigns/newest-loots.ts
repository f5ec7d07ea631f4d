import { z } from 'zod';
import { DollarsToCents } from '../shared/money.ts';
import { DocumentId, named } from '../shared/values.ts';

/** Loots that the landing page shows. */
export const NEWEST_LOOTS = 3;

/** An open loot at a glance, for somebody who has not signed in. */
export const NewestLootView = named('NewestLoot', {
  id: DocumentId,
  title: z.string(),
  brand: z.string(),
  logo: z.string().nullable(),
  /** Address of the cover that the owner has uploaded. */
  cover: z.string().nullable(),
  /** Address of the picture that stands there without one. */
  drawn_cover: z.string(),
  /** Most that it can still pay to one more creator. */
  earns_up_to: DollarsToCents,
  /** Slots that no approved creator has taken; null where any number can take part. */
  free_slots: z.int().nullable(),
});
export type NewestLootView = z.infer<typeof NewestLootView>;
