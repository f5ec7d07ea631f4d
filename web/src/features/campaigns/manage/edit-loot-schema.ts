import {
  CampaignDraft,
  type CampaignEdit,
  MAX_COVER_ALT,
  MAX_EXAMPLE_POSTS,
  type CampaignView,
} from '@doubloon/contract/campaigns/campaign.ts';
import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { z } from 'zod';
import { listOf } from '../../../shared/form/list-of.ts';
import { age, checkAges } from '../create/ages.ts';
import { examplePostProblem } from '../create/example-post-problem.ts';
import { interestsOf } from '../create/interests.ts';

const linesOf = (text: string) => listOf(text, '\n');

const { shape } = CampaignDraft;
const Requirements = shape.requirements.unwrap().out;
const Interests = shape.interests.unwrap().out;

/** A list typed into one field, taken when the contract takes what it says. */
function typedList(schema: z.ZodType, split: (text: string) => string[]) {
  return z.string().superRefine((text, context) => {
    const problem = schema.safeParse(split(text)).error?.issues[0]?.message;
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}

/** Says what is wrong with the addresses of example posts, first of all of those. */
function exampleProblems(urls: readonly string[]): string[] {
  if (urls.length > MAX_EXAMPLE_POSTS) return [`At most ${MAX_EXAMPLE_POSTS} examples`];
  return urls.flatMap((url) => examplePostProblem(url) ?? []).slice(0, 1);
}

/** The edit form as typed, and what it changes; the contract's own rules for what the API takes. */
export const editLootSchema = z
  .object({
    title: z.string().trim().min(1, 'Title is required').max(120, 'At most 120 characters').pipe(shape.title),
    description: z
      .string()
      .trim()
      .min(1, 'Description is required')
      .max(5000, 'At most 5,000 characters')
      .pipe(shape.description),
    requirements: typedList(Requirements, linesOf),
    interests: typedList(Interests, interestsOf),
    niche: z.union([z.literal(''), z.enum(NICHES)]),
    gender: z.enum(GENDERS),
    ageMin: age,
    ageMax: age,
    examplePosts: z.string().superRefine((text, context) => {
      for (const message of exampleProblems(linesOf(text))) context.addIssue({ code: 'custom', message });
    }),
    questions: shape.applicant_questions.unwrap().out,
    coverAlt: z.string().trim().max(MAX_COVER_ALT, `At most ${MAX_COVER_ALT} characters`),
  })
  .check(checkAges)
  .transform((form): Required<CampaignEdit> => ({
    title: form.title,
    description: form.description,
    requirements: linesOf(form.requirements),
    interests: interestsOf(form.interests),
    niche: form.niche || null,
    gender: form.gender,
    age_range: form.ageMin === '' ? null : `${Number(form.ageMin)}-${Number(form.ageMax)}`,
    example_posts: linesOf(form.examplePosts),
    applicant_questions: form.questions,
    cover_alt: form.coverAlt,
  }));

export type EditLootValues = z.input<typeof editLootSchema>;

/** A loot as the edit form shows it. */
export function editLootValues(campaign: CampaignView): EditLootValues {
  const [ageMin = '', ageMax = ''] = campaign.age_range?.split('-') ?? [];
  return {
    title: campaign.title,
    description: campaign.description,
    requirements: campaign.requirements.join('\n'),
    interests: campaign.interests.join(', '),
    niche: NICHES.find((niche) => niche === campaign.niche) ?? '',
    gender: GENDERS.find((gender) => gender === campaign.gender) ?? 'All',
    ageMin,
    ageMax,
    examplePosts: campaign.example_posts.map(({ url }) => url).join('\n'),
    questions: campaign.applicant_questions,
    coverAlt: campaign.cover?.alt ?? '',
  };
}

/** Returns the fields of an edit to send: once creators have applied, what they agreed to stays unchanged. */
export function sentChanges(edit: Required<CampaignEdit>, isAgreed: boolean): CampaignEdit {
  if (!isAgreed) return edit;
  const { niche, gender, age_range, interests, cover_alt } = edit;
  return { niche, gender, age_range, interests, cover_alt };
}
