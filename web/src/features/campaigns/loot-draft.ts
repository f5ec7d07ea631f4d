import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { CONTENT_TYPE_IDS } from '@doubloon/contract/shared/content-types.ts';
import { PayoutModel } from '@doubloon/contract/shared/money.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { z } from 'zod';
import type { CreateLootValues } from './create-loot-schema.ts';

const DRAFT_STORAGE_KEY = 'loot_draft';

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
  uid: text,
  /** The checkout it was last taken to. */
  checkoutId: text.nullable(),
  values: Values,
});

function read(storage: Storage): z.infer<typeof Draft> | undefined {
  try {
    return Draft.safeParse(JSON.parse(storage.getItem(DRAFT_STORAGE_KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Remembers what `uid` has typed into the create form, and which checkout it was taken to, if any. */
export function keepLootDraft(
  storage: Storage,
  draft: { uid: string; checkoutId: string | null; values: CreateLootValues },
): void {
  storage.setItem(DRAFT_STORAGE_KEY, JSON.stringify(draft));
}

/** What `uid` has typed and not paid for yet; undefined when there is nothing, or nothing the form can show. */
export function readLootDraft(storage: Storage, uid: string): CreateLootValues | undefined {
  const draft = read(storage);
  return draft?.uid === uid ? draft.values : undefined;
}

/** Forgets the draft. */
export function forgetLootDraft(storage: Storage): void {
  storage.removeItem(DRAFT_STORAGE_KEY);
}

/** Forgets the draft when this checkout was for it, because it is paid now. One that was changed since stays. */
export function forgetPaidDraft(storage: Storage, checkoutId: string): void {
  if (read(storage)?.checkoutId === checkoutId) forgetLootDraft(storage);
}
