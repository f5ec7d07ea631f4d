import { type AdminCase, type ListedCaseView, stakeOf } from '@doubloon/contract/cases/case.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { foundBy, toCaseView } from './cases.ts';

type About = Pick<ListedCaseView, 'person' | 'loot' | 'score' | 'flags'>;

export const listCases: Handler<'listCases'> = async ({ db }, { query }) => {
  const { kind, status } = query;
  const isRanked = kind === 'hold' && status === 'open';
  const { items, nextCursor } = await (isRanked
    ? db.cases.pageOfHolds(query)
    : kind === 'report' && status === 'open'
      ? db.cases.pageOfReports(query)
      : db.cases.page(query, { kind, status }));
  const abouts = await Promise.all([aboutHeld(db, items), aboutDisputed(db, items), aboutAsked(db, items)]);
  const aboutOf = new Map(abouts.flatMap((about) => [...about]));
  const shown = items.map((found) => ({ ...toCaseView(found), ...NOTHING, ...aboutOf.get(found.id) }));
  return { items: isRanked ? shown.toSorted((a, b) => shownStake(b) - shownStake(a)) : shown, nextCursor };
};

/** Returns the stake of a held payment by the score that is shown, which older documents do not store; 0 where none is known. */
function shownStake({ kind, score, flags, amount: amountCents }: ListedCaseView): number {
  return stakeOf({ kind, amountCents, found: score === null ? null : { score, flags } }) ?? 0;
}

const NOTHING: About = { person: null, loot: null, score: null, flags: [] };

const creatorOf = (post: { creatorName: string; creatorPic: string | null } | undefined) =>
  post ? { name: post.creatorName, picture: post.creatorPic } : null;

/** Returns who is paid by held payments, for what loot, and why they are held, by their cases. Reads up to 2 each. */
async function aboutHeld(db: Database, cases: readonly AdminCase[]): Promise<Map<string, About>> {
  const held = cases.filter(({ kind }) => kind === 'hold');
  const ofPosts = held.flatMap(({ deliverableId: id }) => id ?? []);
  const [posts, reports, applications] = await Promise.all([
    db.deliverables.findMap(ofPosts),
    db.flagReports.findMap(held.flatMap(({ found, deliverableId: id }) => (found ? [] : (id ?? [])))),
    db.applications.findMap(held.flatMap(({ deliverableId, subjectId }) => (deliverableId === null ? subjectId : []))),
  ]);
  return new Map(
    held.map(({ id, found, deliverableId, subjectId }) => {
      const paid = deliverableId === null ? applications.get(subjectId) : posts.get(deliverableId);
      const report = reports.get(deliverableId ?? '');
      const { score = null, flags = [] } = found ?? (report && foundBy(report)) ?? {};
      return [id, { person: creatorOf(paid), loot: paid?.campaignTitle ?? null, score, flags }];
    }),
  );
}

/** Returns whose loots are disputed, by the cases. Reads 1 each. */
async function aboutDisputed(db: Database, cases: readonly AdminCase[]): Promise<Map<string, About>> {
  const disputed = cases.filter(({ kind }) => kind === 'dispute');
  const loots = await db.campaigns.findMap(disputed.flatMap(({ campaignId }) => campaignId ?? []));
  return new Map(
    disputed.map(({ id, campaignId }) => {
      const loot = loots.get(campaignId ?? '');
      const person = loot ? { name: loot.ownerName, picture: loot.ownerLogo } : null;
      return [id, { ...NOTHING, person, loot: loot?.title ?? null }];
    }),
  );
}

/** Returns who has asked, by the cases that somebody has opened. Reads 1 each. */
async function aboutAsked(db: Database, cases: readonly AdminCase[]): Promise<Map<string, About>> {
  const asked = cases.filter(({ openedBy }) => openedBy !== null);
  const people = await db.users.findMap(asked.flatMap(({ openedBy }) => openedBy ?? []));
  return new Map(
    asked.map(({ id, openedBy, campaignTitle: loot }) => {
      const user = people.get(openedBy ?? '');
      return [id, { ...NOTHING, person: user ? { name: user.name, picture: user.profilePic } : null, loot }];
    }),
  );
}
