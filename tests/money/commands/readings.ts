import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { isRemoved, type Reading } from '@doubloon/contract/readings/reading.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { socialAccountOf, HANDLE } from '../people.ts';
import { recordAnswer } from '../../../functions/src/readings/record-answer.ts';
import type { PostAnswer } from '../../../functions/src/readings/providers/provider.ts';
import { inOrder, readBooks } from '../invariants/books.ts';
import { pick, type MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';
import { VIEWS } from './work.ts';

const HOUR_MS = 60 * 60_000;
const PROBLEMS = ['gone', 'private', 'not_author', 'grant_needed', 'unavailable'] as const;
/** A post's date, older than every approval of a world and newer. */
const DATES = [new Date('2020-01-01T00:00:00Z'), new Date('2030-01-01T00:00:00Z')];
/** One of so many readings gives no counts. */
const PROBLEM_IN = 4;

/** The platform is asked about a treasure's post: it says how often that was seen, or why it does not. */
export const readPost: Command = async (world, [who, what, how]) => {
  const deliverable = pick(inOrder((await readBooks(world.look)).deliverables), who);
  if (!deliverable) return;
  const problem = how % PROBLEM_IN === PROBLEM_IN - 1 ? (pick(PROBLEMS, what) ?? 'gone') : null;
  const views = pick(VIEWS, what) ?? 0;
  await tellOfPost(world, deliverable, problem ?? { views, likes: null, comments: null });
};

/** An answer of the platform about a post: why it gives no counts, or these, by default of now. */
type Said = (typeof PROBLEMS)[number] | (Pick<Reading, 'views' | 'likes' | 'comments'> & { readonly at?: Date });

/** Has the product note what the platform says of a treasure's post. */
export async function tellOfPost(world: MoneyWorld, deliverable: Deliverable, said: Said): Promise<void> {
  const { id } = deliverable;
  const watched = watchOf(deliverable, world.deps.clock.now());
  await world.look.collection(COLLECTIONS.watchedPosts).doc(id).set(watched);
  const number = Number(id.slice(-4));
  // No two posts are of the same second, which would be evidence against them.
  const publishedAt = new Date((pick(DATES, number) ?? watched.watchedSince).getTime() + number * HOUR_MS);
  if (typeof said === 'object') world.said.set(id, (world.said.get(id) ?? new Set()).add(said.views));
  const answer = (): PostAnswer => {
    if (typeof said === 'string') return { problem: said };
    const reading = { at: world.deps.clock.now(), shares: null, source: 'platform' as const, ...said };
    return { problem: null, reading, publishedAt, authorId: 'author' };
  };
  const what = typeof said === 'string' ? said : `${said.views} views`;
  const asked = world.now().getTime();
  const isKnown = await world.attempt(`the platform says of ${id}: ${what}`, () =>
    recordAnswer(world.deps, watched, HANDLE, answer()),
  );
  if (isKnown) await recordState(world, id, typeof said === 'object' ? asked : null);
}

/** Remembers since when a post is known to be removed, and until when: the moment at which its platform was asked and showed it again. */
async function recordState(world: MoneyWorld, id: string, shownAt: number | null): Promise<void> {
  const { deliverables } = await readBooks(world.look);
  const state = deliverables.find((one) => one.id === id)?.postState ?? 'unknown';
  const known = world.removals.find((one) => one.id === id && one.until === Infinity);
  if (isRemoved(state) && !known) world.removals.push({ id, from: world.now().getTime(), until: Infinity });
  else if (known && shownAt !== null) known.until = shownAt;
}

/** A creator unlinks the account that has posted, or links it again. */
export const unlink: Command = async (world, [who]) => {
  const account = socialAccountOf(who);
  const document = world.look.collection(COLLECTIONS.socialAccounts).doc(`${account.uid}__${account.platform}`);
  const isLinked = (await document.get()).exists;
  if (isLinked) await document.delete();
  else await document.set(account);
  world.trace.push(`${account.uid} ${isLinked ? 'unlinks' : 'links'} the account`);
};

function watchOf(deliverable: Deliverable, now: Date): WatchedPost {
  const { id, applicationId, campaignId, creatorId, ownerId, platform, postKey } = deliverable;
  return {
    ...{ deliverableId: id, applicationId, campaignId, creatorId, ownerId, platform },
    postId: postKey.slice(platform.length + 1),
    authorId: null,
    authorHandle: null,
    publishedAt: null,
    watchedSince: now,
    dueAt: now,
    askedAt: null,
    readAt: null,
    problem: null,
    problemSince: null,
    failures: 0,
  };
}
