import type { DemoPerson } from './demo-api.ts';
import { buildCommunity, readNotifications } from './demo-community.ts';
import { haveConversations } from './demo-messages.ts';
import { gatherPeople, setUpAccounts } from './demo-people.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';
import { furnishStores, hangPictures } from './demo-stores.ts';
import { playStories } from './stories/play-stories.ts';
import { postNewLoots } from './stories/new-loots.ts';
import { storiesOfAtelier } from './stories/stories-of-atelier.ts';
import { storiesOfDoubt } from './stories/stories-of-doubt.ts';
import { storiesOfKopi } from './stories/stories-of-kopi.ts';
import { storiesOfPeak } from './stories/stories-of-peak.ts';
import { storiesOfToast } from './stories/stories-of-toast.ts';

/**
 * Plays the demo data through the product's own API: people, stores, loots and all that follows, over the last twelve weeks, so that it
 * ends today. Answers the people.
 */
export async function playDemoData(stage: DemoStage): Promise<DemoCast> {
  const cast = await gatherPeople(stage);
  const stories = [
    setUpAccounts(stage, cast),
    furnishStores(stage, cast),
    hangPictures(stage, cast),
    ...storiesOfKopi(stage, cast),
    ...storiesOfToast(stage, cast),
    ...storiesOfPeak(stage, cast),
    ...storiesOfAtelier(stage, cast),
    ...storiesOfDoubt(stage, cast),
    postNewLoots(stage, cast),
    ...haveConversations(stage, cast),
    ...buildCommunity(stage, cast),
  ];
  await playStories(stories, stage.clock.goTo);
  await stage.clock.goTo(0);
  await stage.runTriggers();
  await readNotifications(stage, cast);
  await stage.runTriggers();
  return cast;
}

/** The accounts in the order in which somebody who looks around should find them. */
export function listAccounts(cast: DemoCast): DemoPerson[] {
  const { mei, arjun, hana, iris, bala, lina, noah, sofia, june, ravi, mira, kai, ada, sam, dex } = cast;
  return [mei, arjun, lina, noah, sofia, ada, hana, june, ravi, mira, kai, iris, bala, sam, dex];
}
