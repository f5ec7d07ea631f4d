import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { demoJobs, type DemoJob } from '../demo-jobs.ts';
import { sundownLoot } from '../demo-loots.ts';
import { drawInsights } from '../demo-pictures.ts';
import { tiktokPost, youtubePost } from '../demo-posts.ts';
import type { DemoCast, DemoStage } from '../demo-stage.ts';
import { demoStory } from './demo-story.ts';
import { changeCourse, showPost } from '../demo-views.ts';
import type { Story } from './play-stories.ts';
import { refused } from '../refused.ts';

/** Ends only what hangs. */
const PATIENCE_MS = 120_000;
const HELD = ' 402';
/** Numbers of Sam's, who is also Tia. */
const SHARED_CARD = '4000 0566 5566 5556';
const SHARED_ACCOUNT = '000123456';

/** The loot of Sundown Supply: payments that are held, one treasure or more for each rule about evidence that does not fit. */
export function storiesOfDoubt(stage: DemoStage, cast: DemoCast): Story[] {
  const { socialWeb } = stage;
  const { call } = stage.api;
  const { sam, dex, sol, ola, vic, pia, tia } = cast;
  const story = demoJobs(stage);
  const { linkAccount, connectPayouts } = demoStory(stage.api, socialWeb);

  const readPosts = () => call(runScheduledJob, { params: { name: 'read-posts' } });
  /** Delivers a post with the views that it has, unless its creator reports others. */
  const deliver = (job: DemoJob, post: { url: string; views: number; grows?: number }, reported = post.views) =>
    story.deliver(job, { ...post, notes: 'One can, one sunset.' }, reported);
  /** Has the posts of treasures read for the first time; the trigger by which they are watched may still be under way. */
  const readAll = async (...ids: readonly string[]): Promise<void> => {
    const until = Date.now() + PATIENCE_MS;
    for (const id of ids) {
      while (!(await call(getDeliverable, { params: { id } }, sam)).latest_reading) {
        if (Date.now() > until) throw new Error(`the post of ${id} was not read`);
        await readPosts();
      }
    }
  };

  async function* sunset(): Story {
    yield 87;
    for (const creator of [dex, sol, ola, vic]) await connectPayouts(creator);
    // Tia is paid to the card that the loot is paid with, and Pia to her bank account: both are creators of Sam's.
    await connectPayouts(tia, { account_number: SHARED_ACCOUNT, debit_card: SHARED_CARD });
    await connectPayouts(pia, { account_number: SHARED_ACCOUNT });
    for (const [creator, handle] of [
      [dex, 'dexclips'],
      [sol, 'solclips'],
      [ola, 'olaclips'],
      [vic, 'vicclips'],
    ] as const)
      await linkAccount(creator, 'youtube', handle);
    await linkAccount(tia, 'tiktok', 'tiaclips');

    yield 12;
    const loot = await story.postLoot(sam, sundownLoot(stage.now), SHARED_CARD);
    yield 10;
    const clips = await story.apply(dex, loot, 'Four roofs, four cans.');
    const shores = await story.apply(sol, loot, 'I know three shores.');
    const north = await story.apply(ola, loot, 'Our sunsets take two hours.');
    const roof = await story.apply(vic, loot, 'One roof, one take.');
    const first = await story.apply(pia, loot, 'My first can on camera.');
    const friend = await story.apply(tia, loot, 'I have a can in the fridge.');
    yield 9;
    for (const job of [clips, shores, north, roof, first, friend])
      await story.decide(sam, job, 'approved', 'Thirsty already.');

    // Not at the hours of the other stories, so that every post is read once on each of the days that follow.
    yield 4.2;
    await linkAccount(pia, 'youtube', 'piaclips');
    // Each held treasure pays more than was paid: together its creator's views reach the next tier.
    const bought = await deliver(clips, { url: youtubePost('dexclips', '11'), views: 1200, grows: 100 });
    const second = await deliver(clips, { url: youtubePost('dexclips', '12'), views: 600, grows: 60 });
    const third = await deliver(clips, { url: youtubePost('dexclips', '13'), views: 1100 });
    const fourth = await deliver(clips, { url: youtubePost('dexclips', '14'), views: 1300 });
    // Published at one second.
    for (const video of ['11', '12'])
      await showPost(socialWeb, youtubePost('solclips', video), { publishedAt: addDays(stage.now, -5) });
    const shore = await deliver(shores, { url: youtubePost('solclips', '11'), views: 2400 });
    const twin = await deliver(shores, { url: youtubePost('solclips', '12'), views: 2400 });
    const harbour = await deliver(shores, { url: youtubePost('solclips', '13'), views: 500, grows: 40 });
    const moved = await deliver(north, { url: youtubePost('olaclips', '11'), views: 2100 });
    const fjord = await deliver(north, { url: youtubePost('olaclips', '12'), views: 400, grows: 50 });
    const take = await deliver(roof, { url: youtubePost('vicclips', '11'), views: 4000, grows: 400 });
    const fallen = await deliver(first, { url: youtubePost('piaclips', '11'), views: 8000 }, 9500);
    await readAll(bought, second, third, fourth, shore, twin, harbour, moved, fjord, take, fallen);

    yield 3;
    await readPosts();
    for (const video of ['13', '14']) await changeCourse(socialWeb, youtubePost('dexclips', video), 'delete');
    await showPost(socialWeb, youtubePost('olaclips', '11'), { author: 'reuploads' });
    await changeCourse(socialWeb, youtubePost('piaclips', '11'), 'fall', 2000);

    yield 2;
    await readPosts();
    await changeCourse(socialWeb, youtubePost('dexclips', '11'), 'bots', 200_000);

    yield 1;
    await readPosts();
    const can = await deliver(friend, { url: tiktokPost('tiaclips', 51), views: 1800 });

    yield 0;
    await readPosts();
    for (const treasure of [second, harbour, fjord, take]) await story.review(sam, treasure, 'approved', 'Cheers!');
    for (const treasure of [can, bought, shore, moved, fallen])
      await refused(story.review(sam, treasure, 'approved', 'Cheers!'), HELD);
    // This picture is another creator's.
    const proof = await story.prove(roof, take, 5700, 'It is still thirsty weather.', [await drawInsights('laksa')]);
    await refused(story.checkProof(sam, proof, 'verified', 'It is.'), HELD);
  }

  return [sunset()];
}
