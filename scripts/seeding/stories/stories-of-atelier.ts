import { moderateCampaign } from '@doubloon/contract/admin/operations.ts';
import { demoJobs } from '../demo-jobs.ts';
import { atelierLoots } from '../demo-loots.ts';
import { drawInsights } from '../demo-pictures.ts';
import { instagramPost, tiktokPost, youtubePost } from '../demo-posts.ts';
import type { DemoCast, DemoStage } from '../demo-stage.ts';
import { emptyBalanceOnce, takeBackLatestTransfer } from '../hosted-visits.ts';
import type { Story } from './play-stories.ts';
import { refused } from '../refused.ts';

/** The loots of Atelier Siang: ended with a payout taken back, full with a payment that failed, and rejected by an admin. */
export function storiesOfAtelier(stage: DemoStage, cast: DemoCast): Story[] {
  const { call } = stage.api;
  const { hana, june, ravi, ada } = cast;
  const story = demoJobs(stage);
  const loots = atelierLoots(stage.now);

  async function* linen(): Story {
    yield 74;
    const loot = await story.postLoot(hana, loots.linen);
    yield 72;
    const job = await story.apply(june, loot, 'Creases are a diary.');
    const other = await story.apply(ravi, loot, 'I can film a thread under a microscope.');
    yield 70;
    await story.decide(hana, job, 'approved', 'Then write in it.');
    await story.decide(hana, other, 'approved', 'We are curious.');
    yield 60;
    const storm = await story.deliver(job, {
      url: tiktokPost('juneokada', 31),
      views: 4000,
      notes: 'Two storms, in fact.',
    });
    const thread = await story.deliver(other, {
      url: youtubePost('ravimakes', '3'),
      views: 2000,
      notes: 'Forty times.',
    });
    yield 59;
    await story.review(hana, storm, 'approved', 'The second storm is better.');
    await story.review(hana, thread, 'approved', 'We did not know it looks like this.');
    await takeBackLatestTransfer(stage.stripe);
    // The payment failed, and nothing is due any more once the proof is sent back.
    yield 52;
    const early = await story.prove(job, storm, 7000, 'The first storm has fans.', [await drawInsights('fans')]);
    yield 51;
    await emptyBalanceOnce(stage.stripe);
    await refused(story.checkProof(hana, early, 'verified', 'So have we.'), 'Payment Failed');
    await story.checkProof(hana, early, 'rejected', 'This is the other film. Please show the storms.');
    yield 48;
    const grown = await story.prove(job, storm, 9500, 'It rains, it is shared.', [await drawInsights('storms')]);
    yield 47;
    await story.checkProof(hana, grown, 'verified', 'Long live the wet season.');
  }

  async function* tote(): Story {
    yield 27;
    const loot = await story.postLoot(hana, loots.tote);
    yield 25;
    const job = await story.apply(june, loot, 'I own eleven totes. This would be the first one that I film.');
    const other = await story.apply(ravi, loot, 'I could take it apart.');
    yield 24;
    await story.decide(hana, other, 'rejected', 'Please do not.');
    await story.decide(hana, job, 'approved', 'Seven outfits, please.');
    yield 20;
    const office = await story.deliver(job, {
      url: tiktokPost('juneokada', 35),
      views: 4000,
      notes: 'Outfits one to four.',
    });
    yield 19;
    await story.review(hana, office, 'approved', 'The office never looked better.');
    yield 11;
    const grown = await story.prove(job, office, 9000, 'Offices share things, too.', [await drawInsights('offices')]);
    yield 10;
    await story.checkProof(hana, grown, 'verified', 'All of them, it seems.');
    yield 2;
    const beach = await story.deliver(job, {
      url: tiktokPost('juneokada', 36),
      views: 2300,
      notes: 'Outfit five is my favourite.',
    });
    // Instagram shows this one to people who are logged in only, so an admin has to say whose it is.
    await story.deliver(job, {
      url: instagramPost('juneokada', 'privateSea1'),
      views: 800,
      notes: 'For close friends.',
    });
    yield 0;
    await emptyBalanceOnce(stage.stripe);
    await refused(story.review(hana, beach, 'approved', 'Outfit five it is.'), 'Payment Failed');
  }

  async function* glow(): Story {
    yield 12;
    const loot = await story.postLoot(hana, loots.glow);
    yield 9;
    const reason = 'Promises about skin need proof. Please describe what the balm does.';
    await call(moderateCampaign, { params: { id: loot }, body: { action: 'reject', reason } }, ada);
    yield 3;
    await story.appeal(
      hana,
      { type: 'campaign', id: loot },
      'The three days are those of the trial size, not of the skin.',
    );
  }

  return [linen(), tote(), glow()];
}
