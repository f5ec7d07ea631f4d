import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { newLootDraft, type LootDraft } from '../loot-draft.ts';

const DAY_MS = 86_400_000;

const textOf = (cents: number) => (cents / 100).toFixed(2);
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns a loot as the draft of another one: its brief, budget and terms, for as many days from `now` on, and nothing of who took part in it. */
export function copyOfLoot(loot: CampaignView, now: Date): LootDraft {
  const [ageMin = '', ageMax = ''] = loot.age_range?.split('-') ?? [];
  const values: CreateLootValues = {
    title: loot.title,
    description: loot.description,
    budget: textOf(loot.budget),
    platforms: loot.platforms,
    contentTypes: loot.content_types,
    niche: NICHES.find((niche) => niche === loot.niche) ?? '',
    ageMin,
    ageMax,
    gender: GENDERS.find((gender) => gender === loot.gender) ?? 'All',
    interests: loot.interests.join(', '),
    expectedReach: loot.expected_reach === null ? '' : String(loot.expected_reach),
    ...datesOf(loot, now),
    requirements: loot.requirements.length > 0 ? loot.requirements.map((text) => ({ text })) : [{ text: '' }],
    examplePosts: loot.example_posts.length > 0 ? loot.example_posts.map(({ url }) => ({ text: url })) : [{ text: '' }],
    questions: loot.applicant_questions,
    payoutModel: loot.payout_model,
    creatorSlots: String(loot.creator_slots),
    creatorCap: loot.creator_cap === null ? '' : textOf(loot.creator_cap),
  };
  return { ...newLootDraft(), values };
}

/** Returns dates of the same length that can be paid for now; one that has not begun yet begins when it was to. */
function datesOf({ startDate, endDate, created_at: createdAt }: CampaignView, now: Date) {
  const today = dayInSingapore(now);
  const first = startDate ?? dayInSingapore(createdAt);
  const begins = startDate !== null && startDate > today ? startDate : today;
  const latest = dayInSingapore(addDays(now, MAX_RUN_DAYS));
  const length = endDate === null ? 0 : Math.max(0, daysBetween(first, endDate));
  const ends = new Date(Date.parse(begins) + length * DAY_MS).toISOString().slice(0, 10);
  return {
    startDate: startDate === null ? '' : begins,
    endDate: endDate === null ? '' : ends > latest ? latest : ends,
  };
}
