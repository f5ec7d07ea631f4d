import { moderateCampaign } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign, pauseCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { demoJobs } from './demo-jobs.ts';
import { demoLoots } from './demo-loots.ts';
import { drawPicture, PALETTES } from './demo-pictures.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';

import { emptyBalanceOnce } from './hosted-visits.ts';

const tiktok = (handle: string, post: number) => `https://www.tiktok.com/@${handle}/video/730000000000000000${post}`;

/** Paid loots in every state, applications, content, treasures, proofs and payouts. */
export async function playTrade(stage: DemoStage, cast: DemoCast): Promise<void> {
  const { call } = stage.api;
  const { mei, arjun, hana, lina, noah, sofia, june, ravi, ada } = cast;
  const story = demoJobs(stage);
  const drafts = demoLoots(stage.now);
  const insights = (name: string) => drawPicture(name, 'chart', PALETTES.ink, { width: 480, height: 480 });

  const brew = await story.postLoot(mei, drafts.brew);
  const linaBrew = await story.apply(lina, brew, 'My roof, my rules, your coffee.');
  await story.decide(mei, linaBrew, 'approved', 'The roof it is.');
  await story.handIn(linaBrew, 'Shot list: the walk up, the ice, the first sip at golden hour.');
  await story.judge(mei, linaBrew, true, 'Go ahead.');
  const roof = await story.deliver(linaBrew, {
    url: tiktok('lina.tan', 4),
    views: 11_800,
    notes: 'One take, no filter.',
  });
  await story.review(mei, roof, 'approved', 'People have asked us for the roof.');
  await story.complete(mei, linaBrew, 'A pleasure. Until next summer.');
  await call(closeCampaign, { params: { id: brew } }, mei);

  const kopi = await story.postLoot(mei, drafts.kopi);
  const linaKopi = await story.apply(lina, kopi, 'I live above a kopitiam. Let me show you the first pour at six.');
  const sofiaKopi = await story.apply(sofia, kopi, 'My grandmother taught me to pull kopi. She will be in it.');
  await story.apply(noah, kopi, 'Slow coffee is what my channel is about.');
  await story.apply(june, kopi, 'Kopi and linen, that is my whole personality.');
  await story.decide(mei, linaKopi, 'approved', 'We love the idea of the first pour.');
  await story.decide(mei, sofiaKopi, 'approved', 'Please bring your grandmother.');
  const first = await story.deliver(linaKopi, {
    url: tiktok('lina.tan', 1),
    views: 3200,
    notes: 'Six in the morning, one take.',
  });
  await story.review(mei, first, 'approved', 'Beautiful light.');
  const grown = await story.prove(linaKopi, first, 6200, 'A week later.', [await insights('insights')]);
  await story.checkProof(mei, grown, 'verified', 'Well deserved.');
  const still = await story.prove(linaKopi, first, 10_400, 'And it goes on.', [
    await insights('overview'),
    await insights('audience'),
  ]);
  await story.checkProof(mei, still, 'revision_requested', 'Please show the date of the screenshot.');
  await story.deliver(sofiaKopi, { url: tiktok('sofia.r', 2), views: 1450, notes: 'Nenek insisted on two takes.' });
  await story.handIn(sofiaKopi, 'First cut with Nenek, two minutes.', 'https://files.sofia-cooks.example/kopi-cut-1');
  await story.judge(mei, sofiaKopi, false, 'Lovely! Under 45 seconds, please.');

  const toast = await story.postLoot(mei, drafts.toast);
  const raviToast = await story.apply(ravi, toast, 'I have a microphone that hears butter.');
  await story.decide(mei, raviToast, 'approved', 'We want to hear that.');
  await story.handIn(raviToast, 'Sound test: the crack at second four.');
  const crunch = await story.deliver(raviToast, { url: tiktok('ravimakes', 5), views: 5400, notes: 'Headphones on.' });
  await story.review(mei, crunch, 'approved', 'Crunchy.');
  await story.prove(raviToast, crunch, 9100, 'It was shared by a bakery.', [await insights('shares')]);
  await story.apply(lina, toast, 'Ten seconds is all I need.');

  const rain = await story.postLoot(arjun, drafts.rain);
  const noahRain = await story.apply(noah, rain, 'I cycle to work every day, rain included.');
  const linaRain = await story.apply(lina, rain, 'Street style, but wet.');
  await story.decide(arjun, noahRain, 'approved', 'Daily commute is exactly it.');
  await story.decide(arjun, linaRain, 'rejected', 'We are looking for commuters this time.');
  const draftCut = await story.deliver(noahRain, {
    url: 'https://www.instagram.com/noahlim/reel/C0mmuteRain1/',
    views: 900,
    notes: 'Monday downpour.',
  });
  await story.review(arjun, draftCut, 'revision_requested', 'Please show the hood in use.');
  await story.handIn(noahRain, 'New plan: hood up at the third traffic light.');

  const run = await story.postLoot(arjun, drafts.run);
  await story.apply(june, run, 'I have never run for a bus.');
  await story.apply(sofia, run, 'Nenek wants to see me try.');
  const lamp = await story.postLoot(arjun, drafts.lamp);
  await call(pauseCampaign, { params: { id: lamp } }, arjun);

  const tote = await story.postLoot(hana, drafts.tote);
  const juneTote = await story.apply(june, tote, 'I own eleven totes. This would be the first one that I film.');
  const raviTote = await story.apply(ravi, tote, 'I could take it apart.');
  await story.decide(hana, raviTote, 'rejected', 'Please do not.');
  await story.decide(hana, juneTote, 'approved', 'Seven outfits, please.');
  const outfits = await story.deliver(juneTote, {
    url: tiktok('juneokada', 6),
    views: 2300,
    notes: 'Outfit five is my favourite.',
  });
  await emptyBalanceOnce(stage.stripe);
  await refused(story.review(hana, outfits, 'approved', 'Outfit five it is.'), 'Payment Failed');

  const glow = await story.postLoot(hana, drafts.glow);
  const reason = 'Promises about skin need proof. Please describe what the balm does.';
  await call(moderateCampaign, { params: { id: glow }, body: { action: 'reject', reason } }, ada);
}

/** Resolves when the API refuses with these words; throws when it does not. */
async function refused(attempt: Promise<unknown>, words: string): Promise<void> {
  const outcome = await attempt.then(
    () => 'was accepted',
    (error: unknown) => String(error),
  );
  if (!outcome.includes(words)) throw new Error(`A refusal with "${words}" was expected: it ${outcome}`);
}
