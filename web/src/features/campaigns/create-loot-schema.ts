import { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { PayoutModel } from '@doubloon/contract/shared/money.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { z } from 'zod';
import { centsFromText } from './dollars-text.ts';

export type LootDraft = CampaignDraft;

const wholeNumber = (problem: string, most: number) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most), problem);
const age = z.string().regex(/^\d{0,3}$/, 'Digits only');
const dollars = (problem: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || (centsFromText(text) ?? 0) >= 1, problem);

/** The create form as typed, and what becomes of it: the draft of a loot, in cents. */
export const createLootSchema = z
  .object({
    title: z.string().trim().min(1, 'Title is required').max(120, 'At most 120 characters'),
    description: z.string().trim().min(1, 'Description is required').max(5000, 'At most 5,000 characters'),
    budget: dollars('Enter an amount of at least 0.01 with at most 2 decimals').refine(
      (text) => text !== '',
      'Budget is required',
    ),
    platforms: z.array(z.enum(PLATFORM_IDS)).min(1, 'Choose at least one platform'),
    niche: z.union([z.literal(''), z.enum(NICHES)]),
    ageMin: age,
    ageMax: age,
    gender: z.enum(GENDERS),
    interests: z.string(),
    expectedReach: wholeNumber('Enter a whole number of at least 1', 1_000_000_000),
    startDate: z.string(),
    endDate: z.string(),
    requirements: z.array(z.object({ text: z.string().max(500, 'At most 500 characters') })).max(20),
    questions: CampaignDraft.shape.applicant_questions.unwrap().out,
    payoutModel: PayoutModel,
    creatorSlots: wholeNumber('Enter a whole number from 1 to 1,000', 1000).refine((text) => text !== '', 'Required'),
    creatorCap: dollars('Enter an amount of at least 0.01 with at most 2 decimals'),
  })
  .check((context) => {
    const { ageMin, ageMax, startDate, endDate } = context.value;
    const problem = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    if ((ageMin === '') !== (ageMax === '')) problem(ageMin === '' ? 'ageMin' : 'ageMax', 'Enter both ages or none');
    else if (ageMin !== '' && Number(ageMax) < Number(ageMin)) {
      problem('ageMax', 'The maximum age must not be below the minimum');
    }
    if (startDate && endDate && endDate < startDate)
      problem('endDate', 'The end date must not be before the start date');
  })
  .transform((form): LootDraft => ({
    title: form.title,
    description: form.description,
    budget: centsFromText(form.budget) ?? 0,
    platforms: form.platforms,
    niche: form.niche || null,
    age_range: form.ageMin === '' ? null : `${Number(form.ageMin)}-${Number(form.ageMax)}`,
    gender: form.gender,
    interests: form.interests
      .split(',')
      .map((interest) => interest.trim())
      .filter((interest) => interest !== ''),
    expected_reach: form.expectedReach === '' ? null : Number(form.expectedReach),
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    requirements: form.requirements.map(({ text }) => text.trim()).filter((text) => text !== ''),
    applicant_questions: form.questions,
    payout_model: form.payoutModel,
    creator_slots: form.payoutModel === 'budget_share' ? Number(form.creatorSlots) : 1,
    creator_cap: form.payoutModel === 'per_view' ? (centsFromText(form.creatorCap) ?? null) : null,
  }));

export type CreateLootValues = z.input<typeof createLootSchema>;
