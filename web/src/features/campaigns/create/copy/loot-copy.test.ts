import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { createLootSchema } from '../create-loot-schema.ts';
import { LootDraft } from '../loot-draft.ts';
import { copyOfLoot } from './loot-copy.ts';

const now = new Date();
const day = (days: number) => dayInSingapore(addDays(now, days));
const valuesOf = (change: Parameters<typeof aCampaign>[0]) => copyOfLoot(aCampaign(change), now).values;

describe('a copy of a loot', () => {
  it('is a draft of its own that the form takes as it is', () => {
    const loot = aCampaign({
      requirements: ['Name the tea'],
      interests: ['tea', 'sea'],
      content_types: ['ugc'],
      example_posts: [{ url: 'https://youtu.be/dQw4w9WgXcQ', platform: 'youtube' }],
      payout_model: 'per_view',
      creator_cap: 5_050,
      budget: 123_456,
      created_at: addDays(now, -10),
      endDate: day(4),
      status: 'completed',
      closed_at: now,
      applications: 3,
      paidOut: 100,
    });
    const copy = copyOfLoot(loot, now);
    expect(LootDraft.parse(JSON.parse(JSON.stringify(copy)))).toEqual(copy);
    expect(copy).toMatchObject({ checkoutId: null, changed: false });
    expect(copyOfLoot(loot, now).id).not.toBe(copy.id);
    expect(createLootSchema.parse(copy.values)).toEqual({
      title: loot.title,
      description: loot.description,
      budget: 123_456,
      platforms: loot.platforms,
      content_types: ['ugc'],
      niche: 'Food',
      age_range: '18-35',
      gender: 'All',
      interests: ['tea', 'sea'],
      startDate: null,
      endDate: day(14),
      requirements: ['Name the tea'],
      example_posts: ['https://youtu.be/dQw4w9WgXcQ'],
      applicant_questions: loot.applicant_questions,
      payout_model: 'per_view',
      creator_slots: 1,
      creator_cap: 5_050,
      expected_reach: 10_000,
    });
  });

  it('runs as long as it did, from today or from when it was to begin', () => {
    const created_at = addDays(now, -30);
    expect(valuesOf({ created_at, endDate: null })).toMatchObject({ startDate: '', endDate: '' });
    const past = { created_at, startDate: day(-20), endDate: day(-15) };
    expect(valuesOf(past)).toMatchObject({ startDate: day(0), endDate: day(5) });
    const future = { created_at, startDate: day(3), endDate: day(9) };
    expect(valuesOf(future)).toMatchObject({ startDate: day(3), endDate: day(9) });
  });

  it('ends no later than a loot that is paid for now can', () => {
    const long = { created_at: addDays(now, -2), startDate: day(20), endDate: day(MAX_RUN_DAYS + 5) };
    expect(valuesOf(long)).toMatchObject({ endDate: day(MAX_RUN_DAYS) });
  });

  it('leaves out what the form no longer offers', () => {
    const old = { niche: 'Gone', gender: 'Gone', age_range: null, expected_reach: null };
    expect(valuesOf(old)).toMatchObject({ niche: '', gender: 'All', ageMin: '', ageMax: '', expectedReach: '' });
    expect(valuesOf({}).requirements).toEqual([{ text: '' }]);
  });
});
