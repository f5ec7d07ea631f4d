import { uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { demoJobs } from '../demo-jobs.ts';
import { kopiLoots } from '../demo-loots.ts';
import { drawInsights, drawPicture, PALETTES } from '../demo-pictures.ts';
import { tiktokPost, youtubePost } from '../demo-posts.ts';
import type { DemoCast, DemoStage } from '../demo-stage.ts';
import type { Story } from './play-stories.ts';

/** The loots of Kopi & Kin that pay by the view: one that is spent, and one whose views are both proven and read. */
export function storiesOfToast(stage: DemoStage, cast: DemoCast): Story[] {
  const { mei, lina, june, ravi } = cast;
  const story = demoJobs(stage);
  const loots = kopiLoots(stage.now);

  async function* crumbs(): Story {
    yield 70;
    const loot = await story.postLoot(mei, loots.crumbs);
    yield 66;
    const job = await story.apply(ravi, loot, 'I own a macro lens and four toasters.');
    const other = await story.apply(june, loot, 'I iron next to mine.');
    yield 64;
    await story.decide(mei, job, 'approved', 'Which one is the loudest?');
    await story.decide(mei, other, 'approved', 'Mind the crumbs.');
    yield 58;
    const tray = await story.deliver(job, {
      url: youtubePost('ravimakes', '1'),
      views: 2100,
      grows: 258,
      notes: 'The second one.',
    });
    yield 57;
    await story.review(mei, tray, 'approved', 'We shall never clean ours again.');
    yield 46;
    await story.grow(youtubePost('ravimakes', '1'), 0);
    const shared = await story.prove(job, tray, 5200, 'A bakery shared it.', [await drawInsights('shares')]);
    yield 45;
    await story.checkProof(mei, shared, 'verified', 'Half of the budget, and worth it.');
    yield 40;
    const ironed = await story.deliver(other, {
      url: tiktokPost('juneokada', 38),
      views: 4100,
      notes: 'One shirt was harmed.',
    });
    yield 39;
    await story.review(mei, ironed, 'approved', 'The other half, for a new shirt.');
  }

  async function* toast(): Story {
    yield 16;
    const loot = await story.postLoot(mei, loots.toast);
    const logo = await drawPicture('our-logo', 'cup', PALETTES.gold, { width: 600, height: 600, format: 'png' });
    await stage.api.call(uploadCampaignFile, { params: { id: loot } }, mei, [logo]);
    yield 15;
    const job = await story.apply(ravi, loot, 'I have a microphone that hears butter.');
    yield 14;
    await story.decide(mei, job, 'approved', 'We want to hear that.');
    yield 11;
    const crunch = await story.deliver(job, {
      url: youtubePost('ravimakes', '2'),
      views: 2400,
      grows: 567,
      notes: 'Headphones on.',
    });
    yield 10;
    await story.review(mei, crunch, 'approved', 'Crunchy.');
    yield 8;
    await story.grow(youtubePost('ravimakes', '2'), 475);
    const grown = await story.prove(job, crunch, 4100, 'It was shared by a bakery.', [await drawInsights('bakery')]);
    yield 7;
    await story.checkProof(mei, grown, 'verified', 'The bakery is our cousin.');
    yield 4;
    await story.grow(youtubePost('ravimakes', '2'), 633);
    const third = await story.prove(job, crunch, 6000, 'And by its customers.', [await drawInsights('customers')]);
    yield 3;
    await story.checkProof(mei, third, 'verified', 'Hungry customers.');
    await story.handIn(job, 'Sound test for a second film: the crack at second four.');
    await story.apply(june, loot, 'Toast wears linen well.');
    yield 1;
    await story.prove(job, crunch, 7900, 'Still crunching.', [await drawInsights('today')]);
    await story.apply(lina, loot, 'Ten seconds is all I need.');
    yield 0;
    await story.deliver(job, {
      url: youtubePost('ravimakes', '4'),
      views: 500,
      grows: 4800,
      notes: 'The crack, from inside the toaster.',
    });
  }

  return [crumbs(), toast()];
}
