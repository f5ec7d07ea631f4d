import { newLoots } from '../new-demo-loots.ts';
import type { DemoCast, DemoStage } from '../demo-stage.ts';
import { demoStory } from './demo-story.ts';
import type { Story } from './play-stories.ts';

/** Loots of the last days, which wait for their first application. */
export async function* postNewLoots(stage: DemoStage, cast: DemoCast): Story {
  const { hana, arjun, iris, bala } = cast;
  const { postLoot } = demoStory(stage.api, stage.socialWeb);
  const loots = newLoots(stage.now);
  yield 6;
  await postLoot(iris, loots.pages);
  yield 5;
  await postLoot(hana, loots.strap);
  yield 4;
  await postLoot(iris, loots.shelf);
  yield 3;
  await postLoot(arjun, loots.socks);
  yield 2;
  await postLoot(bala, loots.commute);
}
