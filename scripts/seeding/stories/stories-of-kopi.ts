import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { demoJobs } from '../demo-jobs.ts';
import { kopiLoots } from '../demo-loots.ts';
import { drawInsights } from '../demo-pictures.ts';
import { instagramPost, tiktokPost } from '../demo-posts.ts';
import type { DemoCast, DemoStage } from '../demo-stage.ts';
import type { Story } from './play-stories.ts';
import { refused } from '../refused.ts';

/** The loots of Kopi & Kin that pay a share: completed, closed with a refund on its way, full and about to end, and one that runs. */
export function storiesOfKopi(stage: DemoStage, cast: DemoCast): Story[] {
  const { call } = stage.api;
  const { mei, lina, noah, sofia, june, ravi, ada } = cast;
  const story = demoJobs(stage);
  const loots = kopiLoots(stage.now);

  async function* brew(): Story {
    yield 84;
    const loot = await story.postLoot(mei, loots.brew);
    yield 82;
    const job = await story.apply(lina, loot, 'My roof, my rules, your coffee.');
    yield 81;
    await story.decide(mei, job, 'approved', 'The roof it is.');
    yield 79;
    await story.handIn(job, 'Shot list: the walk up, the ice, the first sip at golden hour.');
    yield 78;
    await story.judge(mei, job, true, 'Go ahead.');
    yield 76;
    const roof = await story.deliver(job, {
      url: tiktokPost('lina.tan', 14),
      views: 5100,
      notes: 'One take, no filter.',
    });
    yield 75;
    await story.review(mei, roof, 'approved', 'People have asked us for the roof.');
    yield 70;
    const grown = await story.prove(job, roof, 11_800, 'It found its people.', [await drawInsights('insights')]);
    yield 69;
    await story.checkProof(mei, grown, 'verified', 'And they found us.');
    yield 65;
    await story.complete(mei, job, 'A pleasure. Until next summer.');
    await call(closeCampaign, { params: { id: loot } }, mei);
  }

  async function* kopi(): Story {
    yield 44;
    const loot = await story.postLoot(mei, loots.kopi);
    yield 42;
    const job = await story.apply(lina, loot, 'I live above a kopitiam. Let me show you the first pour at six.');
    yield 41;
    await story.decide(mei, job, 'approved', 'We love the idea of the first pour.');
    yield 37;
    const first = await story.deliver(job, {
      url: tiktokPost('lina.tan', 11),
      views: 900,
      grows: 243,
      notes: 'Six in the morning, one take.',
    });
    yield 36;
    await story.review(mei, first, 'approved', 'Beautiful light.');
    yield 30;
    await story.grow(tiktokPost('lina.tan', 11), 270);
    const second = await story.prove(job, first, 2600, 'A week later.', [await drawInsights('week-two')]);
    yield 28;
    await story.checkProof(mei, second, 'verified', 'Well deserved.');
    yield 25;
    const slow = await story.apply(noah, loot, 'Slow coffee is what my channel is about.');
    yield 23;
    await story.decide(mei, slow, 'approved', 'As slow as you like.');
    yield 19;
    const ride = await story.deliver(slow, {
      url: instagramPost('noahlim', 'K0piByBike1'),
      views: 950,
      grows: 425,
      notes: 'Nothing was spilled.',
    });
    yield 18;
    await story.review(mei, ride, 'approved', 'Not a drop!');
    const third = await story.prove(job, first, 5600, 'The uncles have found it.', [await drawInsights('week-three')]);
    yield 16;
    await story.checkProof(mei, third, 'verified', 'They told us.');
    yield 12;
    const helper = await story.apply(sofia, loot, 'My grandmother taught me to pull kopi. She will be in it.');
    yield 11;
    await story.decide(mei, helper, 'approved', 'Please bring your grandmother.');
    yield 9;
    await story.handIn(helper, 'First cut with Nenek, two minutes.', 'https://files.sofia-cooks.example/kopi-cut-1');
    await story.grow(instagramPost('noahlim', 'K0piByBike1'), 100);
    const faster = await story.prove(slow, ride, 5200, 'Couriers watch it at red lights.', [
      await drawInsights('lights'),
    ]);
    yield 7;
    await story.checkProof(mei, faster, 'verified', 'Greetings to the couriers.');
    await story.judge(mei, helper, false, 'Lovely! Under 45 seconds, please.');
    yield 6;
    await story.grow(tiktokPost('lina.tan', 11), 500);
    const fourth = await story.prove(job, first, 9100, 'And it goes on.', [
      await drawInsights('overview'),
      await drawInsights('audience'),
    ]);
    yield 5;
    await story.checkProof(mei, fourth, 'revision_requested', 'Please show the date of the screenshot.');
    yield 3;
    const nenek = await story.deliver(helper, {
      url: tiktokPost('sofia.r', 22),
      views: 1450,
      grows: 350,
      notes: 'Nenek insisted on two takes.',
    });
    await story.apply(ravi, loot, 'I would like to see inside the sock.');
    yield 2;
    // Sofia has no account to be paid to yet.
    await refused(story.review(mei, nenek, 'approved', 'Two takes were right.'), ' 402');
    await story.deliver(job, {
      url: tiktokPost('lina.tan', 18),
      views: 900,
      grows: 120,
      notes: 'The last pour, for symmetry.',
    });
    yield 1;
    await story.apply(june, loot, 'Kopi and linen, that is my whole personality.');
    yield 0;
    await story.deliver(helper, {
      url: tiktokPost('sofia.r', 24),
      views: 300,
      grows: 2400,
      notes: 'Nenek wanted an encore.',
    });
  }

  async function* lunch(): Story {
    yield 38;
    const loot = await story.postLoot(mei, loots.lunch);
    yield 35;
    const job = await story.apply(lina, loot, 'Eleven minutes is my normal lunch.');
    const other = await story.apply(sofia, loot, 'I will need twelve.');
    yield 34;
    await story.decide(mei, job, 'approved', 'On your marks.');
    await story.decide(mei, other, 'approved', 'Eleven!');
    yield 26;
    const race = await story.deliver(job, { url: tiktokPost('lina.tan', 17), views: 3000, notes: 'Ten fifty-eight.' });
    const late = await story.deliver(other, {
      url: tiktokPost('sofia.r', 23),
      views: 700,
      notes: 'Twelve, with dessert.',
    });
    yield 24;
    await story.review(mei, race, 'approved', 'A new record.');
    await story.review(mei, late, 'rejected', 'The clock is not on screen.');
    yield 22;
    const appeal = await story.appeal(sofia, { type: 'treasure', id: late }, 'The clock is behind me, on the wall.');
    yield 20;
    const reason = 'The brief asks for a clock on screen all the time; yours is hidden for two minutes.';
    await call(decideCase, { params: { id: appeal }, body: { decision: 'refused', reason } }, ada);
    yield 1;
    await call(closeCampaign, { params: { id: loot } }, mei);
  }

  async function* mug(): Story {
    yield 24;
    const loot = await story.postLoot(mei, loots.mug);
    yield 22;
    const job = await story.apply(june, loot, 'My mother drank from the green one every day.');
    await story.apply(ravi, loot, 'May I take one apart?');
    yield 21;
    await story.decide(mei, job, 'approved', 'Then the green one is yours.');
    yield 13;
    const green = await story.deliver(job, {
      url: tiktokPost('juneokada', 34),
      views: 1500,
      notes: 'With her permission.',
    });
    yield 12;
    await story.review(mei, green, 'approved', 'Thank your mother from us.');
    yield 8;
    const grown = await story.prove(job, green, 5200, 'Mothers share things.', [await drawInsights('mothers')]);
    yield 7;
    await story.checkProof(mei, grown, 'verified', 'They do.');
    yield 6;
    await story.handIn(job, 'The green cup, three kitchens, one move: a longer cut for your counter.');
    yield 4;
    await story.judge(mei, job, true, 'It runs beside the till.');
  }

  return [brew(), kopi(), lunch(), mug()];
}
