import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { CONTENT_TYPE_IDS } from '@doubloon/contract/shared/content-types.ts';
import { PayoutModel } from '@doubloon/contract/shared/money.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { z } from 'zod';
import type { CreateLootValues } from './create-loot-schema.ts';
import { emptyLoot } from './create-loot-values.ts';

/** Key under which the draft of a loot is stored. */
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
  examplePosts: z
    .array(z.object({ text }))
    .min(1)
    .default([{ text: '' }]),
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

export interface LootDraft {
  /** Stays when it is changed and sent, and in every tab, so that only one checkout of it can be paid. */
  id: string;
  /** The id of the checkout that the draft was last taken to. */
  checkoutId: string | null;
  /** True when the draft was changed since that checkout. */
  changed: boolean;
  /** True when its author has chosen a cover, and the names of the files of the brief; only their browser keeps those. */
  hasCover: boolean;
  fileNames: string[];
  values: CreateLootValues;
}

/** The id of drafts that were kept before they had ids: one for all, so that every reader gives them the same. */
const ID_OF_NAMELESS = 'kept-without-id';

/** Stored draft of the create form: the values typed, the checkout it was last taken to, and which files belong to it. */
export const LootDraft: z.ZodType<LootDraft> = z.object({
  id: text.default(ID_OF_NAMELESS),
  checkoutId: text.nullable(),
  changed: z.boolean().default(false),
  hasCover: z.boolean().default(false),
  fileNames: z.array(text).default([]),
  values: Values,
});

const NO_FILES_CHOSEN = { hasCover: false, fileNames: [] };

/** Returns a test for stored drafts: true for this draft, false for one of another loot that another tab has stored in its place. */
export function isDraftOf({ id }: Pick<LootDraft, 'id'>): (kept: LootDraft) => boolean {
  return (kept) => kept.id === id;
}

/** The draft of a loot that nothing has been typed for. */
export function newLootDraft(): LootDraft {
  return { id: crypto.randomUUID(), checkoutId: null, changed: false, ...NO_FILES_CHOSEN, values: emptyLoot };
}

/** Returns the values of a draft that was paid for before it was changed as the draft of another loot, without the files, which the paid one has; its id is the same in every tab. */
export function renewed({ id, values }: LootDraft): LootDraft {
  const [, first = id, count = '1'] = RENEWED.exec(id) ?? [];
  return { id: `${first}-${Number(count) + 1}`, checkoutId: null, changed: false, ...NO_FILES_CHOSEN, values };
}
const RENEWED = /^(.+)-(\d{1,4})$/;
