import { ApplicantQuestions, type CampaignView, type ExamplePost } from '@doubloon/contract/campaigns/campaign.ts';
import { detectPlatform } from '@doubloon/contract/links/detect-platform.ts';
import { withScheme } from '@doubloon/contract/links/entered-url.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import type { SessionUser } from '../../../../shared/state/session.ts';
import type { FilesBegun } from '../begun/use-begun-files.ts';
import { filledIn, type CreateLootValues } from '../create-loot-schema.ts';
import { interestsOf } from '../interests.ts';
import { typedTerms } from './payout-terms.ts';

/** The files that are chosen so far, with their addresses in this page. */
export type Chosen = Pick<FilesBegun, 'coverUrl' | 'files'>;

/** The loot that the form describes so far, as if it had just been paid for. */
export function previewOf(
  form: CreateLootValues,
  { uid, name, profilePic, isVerified }: SessionUser,
  { coverUrl, files }: Chosen = { coverUrl: undefined, files: [] },
): CampaignView {
  const terms = typedTerms(form);
  const shared = terms.payoutModel === 'budget_share';
  return {
    id: 'preview',
    title: form.title,
    description: form.description.trim(),
    budget: terms.budgetCents,
    remaining_budget: terms.budgetCents,
    paidOut: 0,
    platforms: form.platforms,
    content_types: form.contentTypes,
    niche: form.niche || null,
    age_range: ageRangeOf(form),
    gender: form.gender,
    interests: interestsOf(form.interests),
    expected_reach: form.expectedReach.trim() === '' ? null : terms.expectedReach,
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    requirements: filledIn(form.requirements),
    example_posts: filledIn(form.examplePosts).flatMap(examplePostAt),
    applicant_questions: ApplicantQuestions.parse(form.questions),
    payout_model: terms.payoutModel,
    creator_slots: terms.creatorSlots,
    free_slots: shared ? terms.creatorSlots : null,
    creator_cap: terms.creatorCapCents,
    cover: coverUrl === undefined ? null : { url: coverUrl, alt: '' },
    files: files.map(({ name, type, size, url }, index) => ({ id: `file-${index}`, name, type, size, url })),
    status: 'open',
    full: false,
    moderation_reason: null,
    held_by_admin: false,
    views: 0,
    applications: 0,
    pending_applications: 0,
    pending_treasures: 0,
    pending_proofs: 0,
    pending_questions: 0,
    stuck_payouts: 0,
    created_at: currentTime(),
    closed_at: null,
    close_reason: null,
    owner_id: uid,
    owner_name: name,
    businessOwner: { name, logo: profilePic, verified: isVerified },
  };
}

/** The ages, once both are numbers. */
function ageRangeOf({ ageMin, ageMax }: Pick<CreateLootValues, 'ageMin' | 'ageMax'>): string | null {
  return [ageMin, ageMax].every((age) => /^\d{1,3}$/.test(age)) ? `${Number(ageMin)}-${Number(ageMax)}` : null;
}

/** The post at a typed address; none for an address on no platform. */
function examplePostAt(typed: string): ExamplePost[] {
  const url = withScheme(typed);
  const platform = detectPlatform(url);
  return platform ? [{ url, platform }] : [];
}
