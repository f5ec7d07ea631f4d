import { CampaignDraft, MAX_EXAMPLE_POSTS } from '@doubloon/contract/campaigns/campaign.ts';
import { endDateProblem } from '@doubloon/contract/payments/campaign-dates.ts';
import { MAX_CHARGE_CENTS } from '@doubloon/contract/payments/checkout.ts';
import { payoutProblem } from '@doubloon/contract/payments/statements/payout-problem.ts';
import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { DollarsToCents, PayoutModel, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { CONTENT_TYPE_IDS } from '@doubloon/contract/shared/content-types.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { CalendarDay } from '@doubloon/contract/shared/values.ts';
import { z } from 'zod';
import { leastBudgetCents, leastBudgetText } from '../../../shared/text/least-budget.ts';
import { age, checkAges } from './ages.ts';
import { examplePostProblem } from './example-post-problem.ts';
import { centsFromText } from './dollars-text.ts';
import { interestsOf, MAX_INTEREST_LENGTH, MAX_INTERESTS } from './interests.ts';

/** Requirement rows the form offers and accepts. */
export const MAX_REQUIREMENTS = 20;
const MAX_REACH = 1_000_000_000;

const isWholeNumber = (text: string, most: number) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;
const isAmount = (text: string) => {
  const cents = centsFromText(text);
  return cents !== undefined && cents >= 1 && z.safeEncode(DollarsToCents, cents).success;
};
const Interest = CampaignDraft.shape.interests.unwrap().out.element;
const Requirement = CampaignDraft.shape.requirements.unwrap().out.element;
const UNREADABLE = 'Control characters are not allowed';
const isReadable = (schema: z.ZodType, text: string) => schema.safeParse(text).success;
const day = z.union([z.literal(''), CalendarDay], 'Enter a date');
const mostDollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(MAX_CHARGE_CENTS / 100);

const fields = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(120, 'At most 120 characters')
    .pipe(CampaignDraft.shape.title),
  description: z
    .string()
    .trim()
    .min(1, 'Description is required')
    .max(5000, 'At most 5,000 characters')
    .pipe(CampaignDraft.shape.description),
  budget: z
    .string()
    .trim()
    .min(1, { error: 'Budget is required', abort: true })
    .refine(isAmount, { error: 'Enter an amount of at least 0.01 with at most 2 decimals', abort: true })
    .refine((text) => (centsFromText(text) ?? 0) >= leastBudgetCents(), {
      error: () => `Enter ${leastBudgetText() ?? ''}`,
      abort: true,
    })
    .refine(
      (text) => totalPayableCents(centsFromText(text) ?? 0) <= MAX_CHARGE_CENTS,
      `Budget and fee together can be at most SGD ${mostDollars}`,
    ),
  platforms: z.array(z.enum(PLATFORM_IDS)).min(1, 'Choose at least one platform').max(PLATFORM_IDS.length),
  contentTypes: z.array(z.enum(CONTENT_TYPE_IDS)),
  niche: z.union([z.literal(''), z.enum(NICHES)]),
  gender: z.enum(GENDERS),
  interests: z
    .string()
    .refine((text) => interestsOf(text).length <= MAX_INTERESTS, `At most ${MAX_INTERESTS} interests`)
    .refine((text) => interestsOf(text).every((interest) => interest.length <= MAX_INTEREST_LENGTH), {
      error: `At most ${MAX_INTEREST_LENGTH} characters for each interest`,
      abort: true,
    })
    .refine((text) => interestsOf(text).every((interest) => isReadable(Interest, interest)), UNREADABLE),
  expectedReach: z
    .string()
    .trim()
    .refine((text) => text === '' || isWholeNumber(text, MAX_REACH), 'Enter a whole number of at least 1'),
  requirements: z
    .array(
      z.object({
        text: z
          .string()
          .max(500, { error: 'At most 500 characters', abort: true })
          .refine((text) => text.trim() === '' || isReadable(Requirement, text), UNREADABLE),
      }),
    )
    .max(MAX_REQUIREMENTS, `At most ${MAX_REQUIREMENTS} requirements`),
  examplePosts: z
    .array(
      z.object({
        text: z.string().superRefine((text, context) => {
          const message = text.trim() === '' ? undefined : examplePostProblem(text);
          if (message) context.addIssue({ code: 'custom', message });
        }),
      }),
    )
    .max(MAX_EXAMPLE_POSTS, `At most ${MAX_EXAMPLE_POSTS} examples`),
  questions: CampaignDraft.shape.applicant_questions.unwrap().out,
});

const ages = z.object({ ageMin: age, ageMax: age }).check(checkAges);

const dates = z.object({ startDate: day, endDate: day }).check((context) => {
  const message = endDateProblem(context.value, new Date());
  if (message) context.issues.push({ code: 'custom', path: ['endDate'], message, input: context.value });
});

/** The fields of the payout model that was not chosen are hidden, so whatever is left in them blocks nobody. */
const payout = z
  .object({
    payoutModel: PayoutModel,
    creatorSlots: z.string().trim(),
    creatorCap: z.string().trim(),
    budget: z.string().trim(),
    expectedReach: z.string().trim(),
  })
  .check((context) => {
    const { payoutModel, creatorSlots, creatorCap, budget, expectedReach } = context.value;
    const problem = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    if (payoutModel === 'budget_share' && !isWholeNumber(creatorSlots, 1000)) {
      problem('creatorSlots', creatorSlots === '' ? 'Required' : 'Enter a whole number from 1 to 1,000');
    } else if (payoutModel === 'per_view' && creatorCap !== '' && !isAmount(creatorCap)) {
      problem('creatorCap', 'Enter an amount of at least 0.01 with at most 2 decimals');
    } else if (isAmount(budget) && (expectedReach === '' || isWholeNumber(expectedReach, MAX_REACH))) {
      const found = payoutProblem({ ...payoutOf(context.value), budget: centsFromText(budget) ?? 0 });
      if (found) problem(FORM_FIELDS[found.field], found.message);
    }
  });

const FORM_FIELDS = {
  ...{ budget: 'budget', payout_model: 'payoutModel', creator_slots: 'creatorSlots', creator_cap: 'creatorCap' },
  expected_reach: 'expectedReach',
} as const;

interface PayoutFields {
  readonly payoutModel: PayoutModel;
  readonly creatorSlots: string;
  readonly creatorCap: string;
  readonly expectedReach: string;
}

/** Returns how the loot pays out, in the names of the contract. */
function payoutOf({ payoutModel, creatorSlots, creatorCap, expectedReach }: PayoutFields) {
  return {
    payout_model: payoutModel,
    creator_slots: payoutModel === 'budget_share' ? Number(creatorSlots) : 1,
    creator_cap: payoutModel === 'per_view' ? (centsFromText(creatorCap) ?? null) : null,
    expected_reach: expectedReach === '' ? null : Number(expectedReach),
  };
}

/** The texts of the rows that are not blank. */
export const filledIn = (rows: readonly { text: string }[]) =>
  rows.map(({ text }) => text.trim()).filter((text) => text !== '');

/**
 * The create form as typed, and what becomes of it: the draft of a loot, in cents, which the contract's checkout takes. What
 * concerns several fields is checked beside the rest, so that nobody meets it only in a second round.
 */
export const createLootSchema = z
  .intersection(z.intersection(fields, ages), z.intersection(dates, payout))
  .transform((form): CampaignDraft => ({
    title: form.title,
    description: form.description,
    budget: centsFromText(form.budget) ?? 0,
    platforms: form.platforms,
    content_types: form.contentTypes,
    niche: form.niche || null,
    age_range: form.ageMin === '' ? null : `${Number(form.ageMin)}-${Number(form.ageMax)}`,
    gender: form.gender,
    interests: interestsOf(form.interests),
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    requirements: filledIn(form.requirements),
    example_posts: filledIn(form.examplePosts),
    applicant_questions: form.questions,
    ...payoutOf(form),
  }));

export type CreateLootValues = z.input<typeof createLootSchema>;
