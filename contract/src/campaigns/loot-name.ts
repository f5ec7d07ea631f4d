import { z } from 'zod';
import { DocumentId } from '../shared/values.ts';

/** A loot, by the title that it had when it was named. */
export const LootName = z.object({ id: DocumentId, title: z.string() });
export type LootName = z.infer<typeof LootName>;

/** Loots that a notice names at most; it counts the others. */
export const MAX_LOOTS_NAMED = 5;
