import { saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { followCreator } from '@doubloon/contract/followers/operations.ts';
import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from '@doubloon/contract/notifications/operations.ts';
import { updatePresence } from '@doubloon/contract/presence/operations.ts';
import { createReview, replyToReview } from '@doubloon/contract/reviews/operations.ts';
import type { DemoPerson } from './demo-api.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';

/** Reviews with replies, followers, drafts and people who were seen. */
export async function gatherCommunity({ api: { call } }: DemoStage, cast: DemoCast): Promise<void> {
  const { mei, arjun, hana, lina, noah, sofia, june, ravi } = cast;
  const praise = async (by: DemoPerson, creator: DemoPerson, rating: number, comment: string) =>
    (await call(createReview, { body: { creatorId: creator.uid, userId: by.uid, rating, comment } }, by)).id;
  const answer = (by: DemoPerson, id: string, reply: string) =>
    call(replyToReview, { params: { id }, body: { creatorId: by.uid, reply } }, by);

  const ofMei = await praise(mei, lina, 5, 'Came at six, left at seven, and the whole street asked who she was.');
  await answer(lina, ofMei, 'The kopi did half of the work.');
  await praise(sofia, lina, 5, 'Taught me how to film steam.');
  await praise(arjun, lina, 4, 'Wonderful pictures, though not what we were looking for.');
  await praise(arjun, noah, 4, 'Dependable in the rain, which was the job.');
  const ofHana = await praise(hana, june, 5, 'Understood the bag before we had explained it.');
  await answer(june, ofHana, 'It is a very good bag.');
  await praise(mei, ravi, 5, 'You can hear the butter.');
  await praise(june, sofia, 3, 'Great recipes. I could not find the quantities.');

  const follows: [DemoPerson, DemoPerson[]][] = [
    [mei, [lina, sofia, ravi]],
    [arjun, [noah, lina]],
    [hana, [june, lina]],
    [noah, [lina, june]],
    [sofia, [lina, noah]],
    [june, [lina]],
    [ravi, [sofia, lina]],
  ];
  for (const [follower, creators] of follows) {
    for (const { uid } of creators) await call(followCreator, { params: { id: uid } }, follower);
  }
  for (const person of [mei, lina, noah]) await call(updatePresence, {}, person);
  await call(saveDraft, { params: { key: 'loot' }, body: { text: 'Rojak for beginners' } }, mei);
}

/** Some have read what they were told, some have not. */
export async function readNotifications({ api: { call } }: DemoStage, { mei, lina, noah }: DemoCast): Promise<void> {
  await call(markNotificationsRead, {}, noah);
  for (const person of [mei, lina]) {
    const told = await call(listNotifications, { query: { limit: 50 } }, person);
    // Those that are older than the latest three.
    for (const { id } of told.slice(3)) await call(markNotificationRead, { params: { id } }, person);
  }
}
