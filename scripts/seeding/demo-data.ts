import type { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import type { DemoApi, DemoPerson } from './demo-api.ts';
import { demoStory } from './demo-story.ts';

const PASSWORD = 'treasure-map';
export const ADMIN = { email: 'admin@doubloon.example', name: 'Ada Admin', username: 'ada', password: PASSWORD };

const ask = (questions: Partial<NonNullable<CampaignDraft['applicant_questions']>>) => ({
  cover_letter: false,
  relevant_experience: false,
  years_of_experience: false,
  formal_training: false,
  ...questions,
});

/** A day so many days from now, as campaigns store it. */
function day(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

function loots(now: Date) {
  return {
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
      startDate: day(now, 0),
      endDate: day(now, 45),
      requirements: ['Mention Kopi & Kin by name', 'Film in natural light', 'Keep it under 45 seconds'],
      applicant_questions: ask({ cover_letter: true }),
      payout_model: 'budget_share',
      creator_slots: 3,
    },
    toast: {
      title: 'Ten seconds of toast',
      description: 'Kaya, butter, crunch. Ten seconds, no words. The sound has to make people hungry.',
      budget: 60_000,
      platforms: ['youtube', 'tiktok'],
      content_types: ['clipping'],
      niche: 'Food',
      expected_reach: 30_000,
      startDate: day(now, 0),
      endDate: day(now, 30),
      requirements: ['Original sound only'],
      payout_model: 'per_view',
      creator_cap: 20_000,
    },
    rain: {
      title: 'Rainproof in the city',
      description: 'Our shell jacket through one real commute in the wet season. Puddles welcome.',
      budget: 250_000,
      platforms: ['instagram', 'youtube'],
      niche: 'Fashion',
      age_range: '20-45',
      expected_reach: 50_000,
      startDate: day(now, 0),
      endDate: day(now, 60),
      requirements: ['Show the hood in use', 'Name the jacket in the first line'],
      applicant_questions: ask({ cover_letter: true }),
      payout_model: 'budget_share',
      creator_slots: 2,
    },
    run: {
      title: 'My first five kilometres',
      description: 'Beginners, this one is for you: document the road from couch to five kilometres in our trainers.',
      budget: 90_000,
      platforms: ['tiktok', 'instagram', 'youtube'],
      content_types: ['ugc'],
      niche: 'Fitness',
      expected_reach: 40_000,
      startDate: day(now, 3),
      endDate: day(now, 75),
      requirements: ['At least three training days on camera'],
      payout_model: 'per_view',
    },
  } satisfies Record<string, CampaignDraft>;
}

/**
 * Plays the demo data through the product's own API: people, paid loots, applications and treasures in several states, payouts.
 * Answers the people, for the list of demo accounts.
 */
export async function playDemoData(api: DemoApi, socialWeb: string, now: Date): Promise<DemoPerson[]> {
  const story = demoStory(api, socialWeb);
  const join = (name: string, username: string, email: string, role: ChoosableRole) =>
    api.signUp({ name, username, email, password: PASSWORD, role });

  const mei = await join('Kopi & Kin', 'kopiandkin', 'owner@doubloon.example', 'business_owner');
  const arjun = await join('Peak Gear', 'peakgear', 'peak@doubloon.example', 'business_owner');
  const lina = await join('Lina Tan', 'lina.tan', 'creator@doubloon.example', 'content_creator');
  const noah = await join('Noah Lim', 'noahlim', 'noah@doubloon.example', 'content_creator');
  const sofia = await join('Sofia Rahman', 'sofia.r', 'sofia@doubloon.example', 'content_creator');

  await story.linkAccount(lina, 'tiktok', 'lina.tan');
  await story.linkAccount(lina, 'instagram', 'lina.tan');
  await story.linkAccount(noah, 'instagram', 'noahlim');
  await story.linkAccount(sofia, 'tiktok', 'sofia.r');
  await story.connectPayouts(lina);
  await story.connectPayouts(noah);

  const drafts = loots(now);
  const kopi = await story.postLoot(mei, drafts.kopi);
  await story.postLoot(mei, drafts.toast);
  const rain = await story.postLoot(arjun, drafts.rain);
  await story.postLoot(arjun, drafts.run);

  const linaKopi = await story.apply(lina, kopi, 'I live above a kopitiam. Let me show you the first pour at six.');
  const sofiaKopi = await story.apply(sofia, kopi, 'My grandmother taught me to pull kopi. She will be in it.');
  await story.apply(noah, kopi, 'Slow coffee is what my channel is about.');
  await story.decide(mei, linaKopi, 'approved', 'We love the idea of the first pour.');
  await story.decide(mei, sofiaKopi, 'approved', 'Please bring your grandmother.');

  const first = await story.deliver(
    lina,
    { id: linaKopi, campaignId: kopi },
    {
      url: 'https://www.tiktok.com/@lina.tan/video/7300000000000000001',
      views: 6200,
      notes: 'Six in the morning, one take.',
    },
  );
  await story.review(mei, first, 'approved', 'Beautiful light.');
  await story.deliver(
    sofia,
    { id: sofiaKopi, campaignId: kopi },
    {
      url: 'https://www.tiktok.com/@sofia.r/video/7300000000000000002',
      views: 1450,
      notes: 'Nenek insisted on two takes.',
    },
  );

  const noahRain = await story.apply(noah, rain, 'I cycle to work every day, rain included.');
  const linaRain = await story.apply(lina, rain, 'Street style, but wet.');
  await story.decide(arjun, noahRain, 'approved', 'Daily commute is exactly it.');
  await story.decide(arjun, linaRain, 'rejected', 'We are looking for commuters this time.');
  const draftCut = await story.deliver(
    noah,
    { id: noahRain, campaignId: rain },
    { url: 'https://www.instagram.com/noahlim/reel/C0mmuteRain1/', views: 900, notes: 'Monday downpour.' },
  );
  await story.review(arjun, draftCut, 'revision_requested', 'Please show the hood in use.');

  return [mei, arjun, lina, noah, sofia];
}
