import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { CONTENT_TYPE_IDS } from '@doubloon/contract/shared/content-types.ts';
import { PayoutModel } from '@doubloon/contract/shared/money.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { z } from 'zod';
import type { CreateLootValues } from './create-loot-schema.ts';

/** What the draft of a loot is kept under. */
export const LOOT_DRAFT_KEY = 'create-loot';

const text = z.string();
/** The form as typed: anything goes, as long as the form can show it. */
const Values = z.object({
  title: text,
  description: text,
  budget: text,
  platforms: z.array(z.enum(PLATFORM_IDS)),
  contentTypes: z.array(z.enum(CONTENT_TYPE_IDS)).default([]),
  niche: z.union([z.literal(''), z.enum(NICHES)]),
  ageMin: text,
  ageMax: text,
  gender: z.enum(GENDERS),
  interests: text,
  expectedReach: text,
  startDate: text,
  endDate: text,
  requirements: z.array(z.object({ text })).min(1),
  questions: z.object({
    cover_letter: z.boolean(),
    relevant_experience: z.boolean(),
    years_of_experience: z.boolean(),
    formal_training: z.boolean(),
  }),
  payoutModel: PayoutModel,
  creatorSlots: text,
  creatorCap: text,
}) satisfies z.ZodType<CreateLootValues>;

const Draft = z.object({
  /** The same however often it is changed and sent, so that only one checkout of it can be paid. */
  id: text.default(() => crypto.randomUUID()),
  /** The checkout it was last taken to. */
  checkoutId: text.nullable(),
  /** Whether it says something else since. */
  changed: z.boolean().default(false),
  values: Values,
});
export type LootDraft = Omit<z.infer<typeof Draft>, 'values'> & { values: CreateLootValues };

/** What was typed into the create form, and which checkout it was taken to, as a draft keeps it. */
export function textOfLootDraft(draft: LootDraft): string {
  return JSON.stringify(draft);
}

/** What a draft keeps; undefined when there is nothing, or nothing the form can show. */
export function lootDraftOf(kept: string | null | undefined): LootDraft | undefined {
  try {
    return Draft.safeParse(JSON.parse(kept ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** What was typed as the draft of another loot, that was never taken to a checkout. */
export function renewed({ values }: Pick<LootDraft, 'values'>): LootDraft {
  return { id: crypto.randomUUID(), checkoutId: null, changed: false, values };
}
