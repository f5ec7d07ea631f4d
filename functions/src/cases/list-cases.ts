import { type AdminCase, type ListedCaseView, stakeOf } from '@doubloon/contract/cases/case.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import type { Database } from '../platform/database/database.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/dependencies.ts';
import { foundBy, toCaseView } from './cases.ts';

export const listCases: Handler<'listCases'> = async ({ db }, { query }) => {
  const { kind, status } = query;
  const isRanked = kind === 'hold' && status === 'open';
  const { items, nextCursor } = await (isRanked
    ? db.cases.pageOfHolds(query)
    : kind === 'report' && status === 'open'
      ? db.cases.pageOfReports(query)
      : db.cases.page(query, { kind, status }));
  const named = await findNamed(db, items);
  const shown = items.map((found) => showCase(found, named));
  return { items: isRanked ? shown.toSorted((a, b) => shownStake(b) - shownStake(a)) : shown, nextCursor };
};

export const getCase: Handler<'getCase'> = async ({ db }, { params }) => {
  const found = await db.cases.get(params.id);
  return showCase(found, await findNamed(db, [found]));
};

export const listCasesOfPerson: Handler<'listCasesOfPerson'> = async ({ db }, { params, query }) => {
  const page = await db.cases.pageOfPerson(query, params.id, query.as);
  const named = await findNamed(db, page.items);
  return mapPage(page, (found) => showCase(found, named));
};

/** Returns the stake of a held payment by the score that is shown, which older documents do not store; 0 where none is known. */
function shownStake({ kind, score, amount: amountCents }: ListedCaseView): number {
  return stakeOf({ kind, amountCents, found: score === null ? null : { score } }) ?? 0;
}

type Named = Awaited<ReturnType<typeof findNamed>>;

/** Finds the documents that cases name, by their ids. Reads up to 5 for each case. */
async function findNamed(db: Database, cases: readonly AdminCase[]) {
  const held = cases.filter(({ kind }) => kind === 'hold');
  const [posts, reports, applications, loots, users] = await Promise.all([
    db.deliverables.findMap(held.flatMap(({ deliverableId: id }) => id ?? [])),
    db.flagReports.findMap(held.flatMap(({ found, deliverableId: id }) => (found ? [] : (id ?? [])))),
    db.applications.findMap(held.flatMap(({ deliverableId, subjectId }) => (deliverableId === null ? subjectId : []))),
    db.campaigns.findMap(cases.flatMap(({ campaignId }) => campaignId ?? [])),
    db.users.findMap(cases.flatMap(uidsOf)),
  ]);
  return { posts, reports, applications, loots, users };
}

/** Returns the people whom a case names by their uid alone. */
function uidsOf({ openedBy, reported, decision, flag }: AdminCase): string[] {
  return [openedBy, reported?.personId, decision?.adminId, flag?.adminId].flatMap((uid) => uid ?? []);
}

/** Returns the work that a held payment is for; undefined for another case, or where it is gone. */
function paidWork({ kind, deliverableId, subjectId }: AdminCase, { posts, applications }: Named) {
  if (kind !== 'hold') return undefined;
  return deliverableId === null ? applications.get(subjectId) : posts.get(deliverableId);
}

function showCase(found: AdminCase, named: Named): ListedCaseView {
  const { decision, flag, ...view } = toCaseView(found);
  const nameOf = (uid: string) => named.users.get(uid)?.name ?? DELETED_USER_NAME;
  const loot = named.loots.get(found.campaignId ?? '');
  const paid = paidWork(found, named);
  const report = found.kind === 'hold' ? named.reports.get(found.deliverableId ?? '') : undefined;
  const { score = null, flags = [] } = found.found ?? (report && foundBy(report)) ?? {};
  return {
    ...view,
    decision: decision && { ...decision, admin_name: decision.admin_id === null ? null : nameOf(decision.admin_id) },
    flag: flag && { ...flag, admin_name: nameOf(flag.admin_id) },
    person: personOf(found, named),
    people: peopleOf(found, named, nameOf),
    loot: loot?.title ?? found.campaignTitle ?? paid?.campaignTitle ?? null,
    score,
    flags,
  };
}

/** Returns the creator of a held payment, whoever opened another case, or the owner of its loot; null where they have left. */
function personOf(found: AdminCase, named: Named): ListedCaseView['person'] {
  const paid = paidWork(found, named);
  if (found.kind === 'hold') return paid ? { name: paid.creatorName, picture: paid.creatorPic } : null;
  if (found.openedBy !== null) {
    const user = named.users.get(found.openedBy);
    return user ? { name: user.name, picture: user.profilePic } : null;
  }
  const loot = named.loots.get(found.campaignId ?? '');
  return loot ? { name: loot.ownerName, picture: loot.ownerLogo } : null;
}

/** Returns everybody whom a case concerns, each once. */
function peopleOf(found: AdminCase, named: Named, nameOf: (uid: string) => string): ListedCaseView['people'] {
  const { openedBy, reported, campaignId } = found;
  const paid = paidWork(found, named);
  const loot = named.loots.get(campaignId ?? '');
  const people: ListedCaseView['people'] = [];
  if (paid) people.push({ uid: paid.creatorId, name: paid.creatorName, as: 'creator' });
  if (openedBy !== null) people.push({ uid: openedBy, name: nameOf(openedBy), as: 'asked' });
  if (reported) people.push({ uid: reported.personId, name: nameOf(reported.personId), as: 'reported' });
  if (loot) people.push({ uid: loot.ownerId, name: loot.ownerName, as: 'owner' });
  return people.filter(({ uid }, at) => people.findIndex((one) => one.uid === uid) === at);
}
