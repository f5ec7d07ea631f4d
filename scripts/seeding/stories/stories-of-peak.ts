import { moderateCampaign } from '@doubloon/contract/admin/operations.ts';
import { pauseCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { demoJobs } from '../demo-jobs.ts';
import { peakLoots } from '../demo-loots.ts';
import { drawInsights } from '../demo-pictures.ts';
import { instagramPost, tiktokPost } from '../demo-posts.ts';
import type { DemoCast, DemoStage } from '../demo-stage.ts';
import type { Story } from './play-stories.ts';

/** The loots of Peak Gear: ended at its date, running with slots free, paused, paid by the view, and held by an admin. */
export function storiesOfPeak(stage: DemoStage, cast: DemoCast): Story[] {
  const { call } = stage.api;
  const { arjun, lina, noah, sofia, june, ravi, kai, ada } = cast;
  const story = demoJobs(stage);
  const loots = peakLoots(stage.now);

  async function* dawn(): Story {
    yield 82;
    const loot = await story.postLoot(arjun, loots.dawn);
    yield 80;
    const job = await story.apply(noah, loot, 'I know every terminus by its vending machine.');
    const other = await story.apply(lina, loot, 'I am awake anyway.');
    yield 77;
    await story.decide(arjun, job, 'approved', 'Start with the one at Tuas.');
    await story.decide(arjun, other, 'approved', 'So are the birds.');
    yield 71;
    const tuas = await story.deliver(job, {
      url: instagramPost('noahlim', 'D4wnTuas1'),
      views: 8000,
      notes: 'Bus 192.',
    });
    yield 70;
    await story.review(arjun, tuas, 'approved', 'The vending machine steals the show.');
    yield 63;
    const birds = await story.deliver(other, {
      url: instagramPost('lina.tan', 'D4wnChangi1'),
      views: 9000,
      notes: 'Changi Village, with koels.',
    });
    yield 61;
    await story.review(arjun, birds, 'approved', 'We have ordered koels for the office.');
    yield 55;
    const grown = await story.prove(job, tuas, 12_000, 'The drivers are sharing it.', [await drawInsights('drivers')]);
    yield 54;
    await story.checkProof(arjun, grown, 'verified', 'Respect to the drivers.');
  }

  async function* rain(): Story {
    yield 36;
    const loot = await story.postLoot(arjun, loots.rain);
    yield 33;
    const job = await story.apply(noah, loot, 'I cycle to work every day, rain included.');
    yield 32;
    await story.decide(arjun, job, 'approved', 'Daily commute is exactly it.');
    yield 27;
    const monday = await story.deliver(job, {
      url: instagramPost('noahlim', 'C0mmuteRain1'),
      views: 4200,
      grows: 480,
      notes: 'Monday downpour.',
    });
    yield 26;
    await story.review(arjun, monday, 'approved', 'Wetter than we dared to ask for.');
    yield 17;
    await story.grow(instagramPost('noahlim', 'C0mmuteRain1'), 714);
    const grown = await story.prove(job, monday, 9000, 'It rained again, so it spread.', [await drawInsights('rain')]);
    yield 15;
    await story.checkProof(arjun, grown, 'verified', 'Dry and verified.');
    yield 10;
    await story.grow(instagramPost('noahlim', 'C0mmuteRain1'), 0);
    yield 9;
    const blurred = await story.prove(job, monday, 14_000, 'Screenshot in the rain.', [await drawInsights('blurred')]);
    yield 8;
    await story.checkProof(arjun, blurred, 'rejected', 'The number cannot be read. Please take another one.');
    await story.grow(instagramPost('noahlim', 'C0mmuteRain1'), 200);
    const style = await story.apply(lina, loot, 'Street style, but wet.');
    yield 4;
    await story.decide(arjun, style, 'rejected', 'We are looking for commuters this time.');
    const hood = await story.deliver(job, {
      url: instagramPost('noahlim', 'C0mmuteRain2'),
      views: 900,
      notes: 'The same road, a week later.',
    });
    yield 2;
    await story.review(arjun, hood, 'revision_requested', 'Please show the hood in use.');
    await story.appeal(lina, { type: 'application', id: style.id }, 'I commute too, by bus, and the stop has no roof.');
    await story.apply(june, loot, 'Raincoats are clothes, too.');
    yield 1;
    await story.handIn(job, 'New plan: hood up at the third traffic light.');
  }

  async function* lamp(): Story {
    yield 20;
    const loot = await story.postLoot(arjun, loots.lamp);
    yield 18;
    await story.apply(ravi, loot, 'I will measure it with a laser.');
    yield 12;
    await call(pauseCampaign, { params: { id: loot } }, arjun);
  }

  async function* run(): Story {
    yield 15;
    const loot = await story.postLoot(arjun, loots.run);
    yield 13;
    const job = await story.apply(ravi, loot, 'I want to know what is inside a running shoe.');
    const other = await story.apply(lina, loot, 'There is a laksa at the end of five kilometres. I have measured it.');
    yield 12;
    await story.decide(arjun, other, 'approved', 'Run for it.');
    await story.decide(arjun, job, 'approved', 'You may open one after you have run in it.');
    yield 10;
    const laksa = await story.deliver(other, {
      url: tiktokPost('lina.tan', 15),
      views: 9000,
      grows: 1750,
      notes: 'The first kilometre, downhill.',
    });
    yield 9;
    await story.review(arjun, laksa, 'approved', 'Downhill counts.');
    yield 6;
    const week = await story.deliver(job, {
      url: tiktokPost('ravimakes', 46),
      views: 3000,
      notes: 'Week one, still alive.',
    });
    await story.grow(tiktokPost('lina.tan', 15), 400);
    const further = await story.prove(other, laksa, 16_000, 'Everybody wants the laksa.', [
      await drawInsights('laksa'),
    ]);
    yield 5;
    await story.checkProof(arjun, further, 'verified', 'So do we.');
    await story.review(arjun, week, 'approved', 'So is the shoe.');
    yield 3;
    await story.apply(june, loot, 'I have never run for a bus.');
    yield 2;
    await story.prove(job, week, 8100, 'Runners laugh about me.', [await drawInsights('runners')]);
    await story.apply(sofia, loot, 'Nenek wants to see me try.');
    await story.apply(kai, loot, 'I coach beginners. Give me the slowest one you have.');
  }

  async function* boots(): Story {
    yield 10;
    const loot = await story.postLoot(arjun, loots.boots);
    yield 6;
    const reason = 'A claim about clean air has to be shown, not told. Please send us the measurement.';
    await call(moderateCampaign, { params: { id: loot }, body: { action: 'pause', reason } }, ada);
  }

  return [dawn(), rain(), lamp(), run(), boots()];
}
