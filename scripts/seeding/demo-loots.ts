import type { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';

const ask = (questions: Partial<NonNullable<CampaignDraft['applicant_questions']>>) => ({
  cover_letter: false,
  relevant_experience: false,
  years_of_experience: false,
  formal_training: false,
  ...questions,
});

/** The first and the last day of a loot, in days from now. */
const runs = (now: Date, from: number, to: number) => ({
  startDate: dayInSingapore(addDays(now, from)),
  endDate: dayInSingapore(addDays(now, to)),
});

/** The loots of Kopi & Kin, as the form takes them; `now` is today. */
export function kopiLoots(now: Date) {
  return {
    brew: {
      title: 'Cold brew on a hot roof',
      description: 'One rooftop, one afternoon, one bottle of our first cold brew.',
      budget: 80_000,
      platforms: ['instagram', 'tiktok'],
      content_types: ['ugc'],
      niche: 'Food',
      expected_reach: 15_000,
      ...runs(now, -84, -55),
      requirements: ['Show the label once'],
      payout_model: 'budget_share',
      creator_slots: 1,
    },
    crumbs: {
      title: 'What the toaster leaves behind',
      description: 'The crumbs, the tray, the last slice. Shortest film wins our hearts; every view counts.',
      budget: 15_000,
      platforms: ['youtube', 'tiktok'],
      content_types: ['clipping'],
      niche: 'Food',
      expected_reach: 5000,
      ...runs(now, -70, -20),
      requirements: ['No music'],
      payout_model: 'per_view',
      creator_cap: 7500,
    },
    kopi: {
      title: 'Sunrise kopi, filmed your way',
      description:
        'Three generations of kopi, one corner of Tiong Bahru. Show the pour, the steam and the first sip. We want mornings that feel like yours, not an advertisement.',
      budget: 120_000,
      platforms: ['tiktok', 'instagram'],
      niche: 'Food',
      age_range: '18-35',
      interests: ['coffee', 'mornings', 'Singapore'],
      expected_reach: 20_000,
      ...runs(now, -44, 40),
      requirements: ['Mention Kopi & Kin by name', 'Film in natural light', 'Keep it under 45 seconds'],
      applicant_questions: ask({ cover_letter: true }),
      payout_model: 'budget_share',
      creator_slots: 4,
    },
    lunch: {
      title: 'Lunch in eleven minutes',
      description: 'Our new lunch set, ordered, eaten and paid for within one break. The clock is on screen.',
      budget: 50_000,
      platforms: ['tiktok', 'instagram'],
      niche: 'Food',
      expected_reach: 12_000,
      ...runs(now, -38, 20),
      requirements: ['The clock stays on screen', 'Say what the set costs'],
      payout_model: 'budget_share',
      creator_slots: 2,
    },
    mug: {
      title: 'A mug that has seen things',
      description: 'Forty years of kopi cups. Pick one up, tell us where it has been.',
      budget: 40_000,
      platforms: ['tiktok', 'instagram'],
      content_types: ['ugc'],
      niche: 'Food',
      expected_reach: 10_000,
      ...runs(now, -24, 1),
      requirements: ['One cup, one story'],
      payout_model: 'budget_share',
      creator_slots: 1,
    },
    toast: {
      title: 'Ten seconds of toast',
      description: 'Kaya, butter, crunch. Ten seconds, no words. The sound has to make people hungry.',
      budget: 60_000,
      platforms: ['youtube', 'tiktok'],
      content_types: ['clipping'],
      niche: 'Food',
      expected_reach: 30_000,
      ...runs(now, -16, 45),
      requirements: ['Original sound only'],
      payout_model: 'per_view',
      creator_cap: 20_000,
    },
  } satisfies Record<string, CampaignDraft>;
}

/** The loots of Peak Gear, as the form takes them; `now` is today. */
export function peakLoots(now: Date) {
  return {
    dawn: {
      title: 'First light, last bus stop',
      description: 'Take our daypack to the end of a bus line before sunrise and walk back. We pay for honest feet.',
      budget: 150_000,
      platforms: ['instagram', 'youtube'],
      niche: 'Travel',
      expected_reach: 30_000,
      ...runs(now, -82, -48),
      requirements: ['The name of the bus stop', 'The pack in the first five seconds'],
      payout_model: 'budget_share',
      creator_slots: 2,
    },
    rain: {
      title: 'Rainproof in the city',
      description: 'Our shell jacket through one real commute in the wet season. Puddles welcome.',
      budget: 250_000,
      platforms: ['instagram', 'youtube'],
      niche: 'Fashion',
      age_range: '20-45',
      expected_reach: 50_000,
      ...runs(now, -36, 48),
      requirements: ['Show the hood in use', 'Name the jacket in the first line'],
      applicant_questions: ask({ cover_letter: true }),
      payout_model: 'budget_share',
      creator_slots: 2,
    },
    lamp: {
      title: 'Camp light, dark park',
      description: 'Take the head torch somewhere properly dark and show how far it reaches.',
      budget: 45_000,
      platforms: ['youtube'],
      niche: 'Technology',
      expected_reach: 10_000,
      ...runs(now, -20, 50),
      requirements: ['A measured distance on screen'],
      payout_model: 'budget_share',
      creator_slots: 1,
    },
    run: {
      title: 'My first five kilometres',
      description: 'Beginners, this one is for you: document the road from couch to five kilometres in our trainers.',
      budget: 90_000,
      platforms: ['tiktok', 'instagram', 'youtube'],
      content_types: ['ugc'],
      niche: 'Fitness',
      expected_reach: 40_000,
      ...runs(now, -15, 69),
      requirements: ['At least three training days on camera'],
      payout_model: 'per_view',
    },
    boots: {
      title: 'Boots against the haze',
      description: 'Walk ten kilometres on a hazy day and tell people that our boots clean the air.',
      budget: 35_000,
      platforms: ['youtube', 'instagram'],
      niche: 'Fitness',
      expected_reach: 9000,
      ...runs(now, -10, 40),
      payout_model: 'per_view',
    },
  } satisfies Record<string, CampaignDraft>;
}

/** The loots of Atelier Siang, as the form takes them; `now` is today. */
export function atelierLoots(now: Date) {
  return {
    linen: {
      title: 'Linen in a thunderstorm',
      description: 'It creases, it dries, it creases again. Show a linen shirt through one tropical afternoon.',
      budget: 60_000,
      platforms: ['tiktok', 'youtube'],
      niche: 'Fashion',
      expected_reach: 20_000,
      ...runs(now, -74, -30),
      requirements: ['One shirt, one storm'],
      payout_model: 'budget_share',
      creator_slots: 2,
    },
    tote: {
      title: 'One tote, seven outfits',
      description: 'A week with our canvas tote: office, market, beach. Seven short cuts, one bag.',
      budget: 100_000,
      platforms: ['tiktok', 'instagram'],
      niche: 'Fashion',
      age_range: '21-40',
      gender: 'Female',
      interests: ['slow fashion', 'bags'],
      expected_reach: 25_000,
      ...runs(now, -27, 50),
      requirements: ['Seven outfits', 'No other brands in view'],
      applicant_questions: ask({ cover_letter: true }),
      payout_model: 'budget_share',
      creator_slots: 1,
    },
    glow: {
      title: 'Glow in three days, guaranteed',
      description: 'Tell everybody that our new balm takes ten years off in three days.',
      budget: 30_000,
      platforms: ['tiktok'],
      niche: 'Beauty & Lifestyle',
      expected_reach: 10_000,
      ...runs(now, -12, 30),
      payout_model: 'per_view',
    },
  } satisfies Record<string, CampaignDraft>;
}

/** The loot of Sundown Supply, as the form takes it; `now` is today. */
export function sundownLoot(now: Date) {
  return {
    title: 'Sunset in a can',
    description: 'Open one can of our lemonade as the sun goes down. Any shore, any roof.',
    budget: 60_000,
    platforms: ['youtube', 'tiktok'],
    niche: 'Food',
    expected_reach: 15_000,
    ...runs(now, -12, 30),
    requirements: ['The can and the sun in one frame'],
    payout_model: 'budget_share',
    creator_slots: 6,
  } satisfies CampaignDraft;
}
