import type { DemoPerson } from './demo-api.ts';
import { gatherCommunity, readNotifications } from './demo-community.ts';
import { haveConversations } from './demo-messages.ts';
import { gatherPeople } from './demo-people.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';
import { furnishStores } from './demo-stores.ts';
import { playTrade } from './demo-trade.ts';

/** Plays the demo data through the product's own API: people, stores, loots and all that follows. Answers the people. */
export async function playDemoData(stage: DemoStage): Promise<DemoCast> {
  const cast = await gatherPeople(stage);
  await furnishStores(stage, cast);
  await playTrade(stage, cast);
  await haveConversations(stage, cast);
  await gatherCommunity(stage, cast);
  await stage.settle();
  await readNotifications(stage, cast);
  await stage.settle();
  return cast;
}

/** The accounts in the order in which somebody who looks around should find them. */
export function listAccounts(cast: DemoCast): DemoPerson[] {
  const { mei, arjun, hana, lina, noah, sofia, june, ravi, ada } = cast;
  return [mei, arjun, lina, noah, sofia, ada, hana, june, ravi];
}
