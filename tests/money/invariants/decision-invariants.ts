import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { divideRounding, platformFeeCents } from '@doubloon/contract/shared/money.ts';
import { type Books, groupsOf, millisOf } from './books.ts';
import { isLive, isPaid, sum } from './invariants.ts';
import type { MoneyWorld } from '../world.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { USUAL_VALIDATION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { LEASE_MS } from '../../../functions/src/payments/attempts/take-step.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Says what was paid or refunded without those who decide on it. */
export function wrongInDecisions(books: Books, world: Pick<MoneyWorld, 'decidedOn' | 'said' | 'removals'>): string[] {
  return [
    ...books.payouts.flatMap((payout) => [
      ...wrongByThemselves(books, payout),
      ...wrongOfRemoved(books, world, payout),
    ]),
    ...wrongApprovals(books, world),
    ...books.applicationFunds.flatMap((funds) => unseenCounts(books, world, funds)),
    ...books.payouts
      .filter((payout) => isLive(payout) || isPaid(payout))
      .flatMap((payout) =>
        unseenCounts(books, world, { applicationId: payout.applicationId, posts: payout.receipt.posts }),
      ),
    ...wrongInterruptions(books),
    ...books.funds.flatMap((funds) => [...wrongGrant(books, funds), ...wrongFees(books, funds)]),
  ];
}

/** A count is accepted only by an owner who has decided on it as it was then. At a deadline the work is accepted, no count. */
function wrongApprovals({ deliverables, proofs }: Books, { decidedOn }: Pick<MoneyWorld, 'decidedOn'>): string[] {
  const approved = [
    ...deliverables
      .filter(({ status, acceptedBySilence }) => status === 'approved' && !acceptedBySilence)
      .map(({ id, viewCount }) => [id, viewCount] as const),
    ...proofs
      .filter(({ status }) => status === 'verified')
      .map(({ id, reportedViewCount }) => [id, reportedViewCount] as const),
  ];
  return approved
    .filter(([id, views]) => !decidedOn.get(id)?.has(views))
    .map(([id, views]) => `${id} counts with ${views} views, on which nobody has decided`);
}

/** A payment that nobody decides on comes once its post has had these views for the time of validation. */
function wrongByThemselves(
  { readings, groups }: Books,
  { id, attempt, readingId, deliverableId, receipt }: Payout,
): string[] {
  if (!readingId) return [];
  const read = readings.find((one) => one.id === readingId);
  const reserved = groups.find((group) => group.id === `${id}_${attempt}_reserved`);
  if (!read || !reserved) return [`${id} is paid by itself for a reading that is not there`];
  const at = millisOf(reserved.createdAt);
  // A count that falls during the validation is paid at its end: the post had as many all the time.
  const asMany = readings.filter((one) => one.deliverableId === deliverableId && one.views >= read.views);
  const since = Math.min(...asMany.map((one) => millisOf(one.at)));
  const isEarly = at < since + USUAL_VALIDATION_DAYS * DAY_MS;
  const isCounted = receipt.posts.some(({ views }) => views === read.views);
  return [
    ...(isEarly ? [`${id} was paid by itself before its validation was over`] : []),
    ...(isCounted ? [] : [`${id} was paid by itself for other views than its platform said`]),
  ];
}

/** Nothing is set aside for a post while it is taken down or hidden, whoever decides. */
function wrongOfRemoved(
  { groups }: Books,
  { removals }: Pick<MoneyWorld, 'removals'>,
  { id, attempt, deliverableId }: Payout,
): string[] {
  const reserved = groups.find((group) => group.id === `${id}_${attempt}_reserved`);
  if (!reserved) return [];
  const at = millisOf(reserved.createdAt);
  const isRemoved = removals.some((one) => one.id === deliverableId && one.from < at && at < one.until);
  return isRemoved ? [`${id} was paid while its post was not there`] : [];
}

/** No cent on a number that nobody but the creator has seen: what is counted, and what it is counted from, an owner has decided on or the platform has said. */
function unseenCounts(
  { deliverables, proofs }: Books,
  { decidedOn, said }: Pick<MoneyWorld, 'decidedOn' | 'said'>,
  { applicationId, posts }: Pick<ApplicationFunds, 'applicationId' | 'posts'>,
): string[] {
  return posts.flatMap(({ postKey, views, baselineViews }) => {
    const reported = deliverables.filter((one) => one.applicationId === applicationId && one.postKey === postKey);
    const proven = proofs.filter(({ deliverableId }) => reported.some(({ id }) => id === deliverableId));
    const isSeen = (ids: readonly { readonly id: string }[], count: number) =>
      ids.some(({ id }) => decidedOn.get(id)?.has(count) || said.get(id)?.has(count));
    const isNew = reported.some(({ baselineViews: of, topUp }) => of === 0 || topUp?.baselineViews === 0);
    const all = [...reported, ...proven];
    const isNewSince = reported.some(({ topUp }) => topUp?.baselineViews === 0) && (baselineViews ?? 0) > 0;
    const isBased = baselineViews === null || (baselineViews === 0 && isNew) || isSeen(all, baselineViews);
    return [
      ...(isSeen(all, views) ? [] : [`${postKey} counts ${views} views that nobody but the creator has seen`]),
      ...(isNewSince
        ? [`${postKey} counts from ${baselineViews} views, although its platform says that it is new`]
        : []),
      ...(isBased
        ? []
        : [
            `${postKey} counts from ${baselineViews} views, which neither the platform nor an accepted proof has shown`,
          ]),
    ];
  });
}

/** A process that lives is left its time to send what it has set aside. */
function wrongInterruptions({ payouts, groups }: Books): string[] {
  return payouts.flatMap(({ id, attempt, status, failure }) => {
    if (status !== 'failed' || failure?.reason !== 'interrupted') return [];
    const at = (event: string) => groups.find((group) => group.id === `${id}_${attempt}_${event}`)?.createdAt;
    const [reserved, released] = [at('reserved'), at('released')];
    const ms = reserved && released ? millisOf(released) - millisOf(reserved) : 0;
    return ms < LEASE_MS ? [`${id} was taken away from its process after ${ms} ms`] : [];
  });
}

type Funds = Books['funds'][number];

const SENT = ['refunding', 'refunded'];

/** A refund is sent when an admin has granted it, or when its review was over and nobody had flagged it; after a warning of fraud in any case. */
function wrongGrant({ cases }: Books, { campaignTitle, fraudWarnedAt, refundRequest: request }: Funds): string[] {
  if (!request || !SENT.includes(request.status)) return [];
  const { status, decision, flag } = cases.find(({ subjectId }) => subjectId === request.id) ?? {};
  const isByItself = decision?.adminId === null;
  const isEarly = decision !== null && decision !== undefined && decision.decidedAt < request.reviewBy;
  const isWarned = fraudWarnedAt && decision && millisOf(decision.decidedAt) >= millisOf(fraudWarnedAt);
  if (status === 'granted' && !(isByItself && (isEarly || (flag && !isWarned)))) return [];
  return [`${campaignTitle}: the refund ${request.id} is ${request.status}, which nobody has granted`];
}

/** Finds refunds of the product's own that do not give back their share of the fee, as far as there still is one. */
function wrongFees(books: Books, funds: Funds): string[] {
  const { campaignTitle, balances, refunds, refundRequest } = funds;
  const own = groupsOf(books, funds);
  return refunds.flatMap(({ id, budgetCents, feeCents }) => {
    const sent = own.find((group) => group.id === `${id}_refunding`);
    if (!sent || !refundRequest || !id.startsWith('rfd_')) return [];
    const earlier = own.slice(0, own.indexOf(sent)).flatMap(({ entries }) => entries);
    const left = sum(
      earlier.filter(({ account }) => account === 'fee'),
      ({ amountCents }) => amountCents,
    );
    const share = divideRounding(
      BigInt(platformFeeCents(balances.funded)) * BigInt(budgetCents),
      BigInt(balances.funded),
    );
    const due = Math.min(share, left);
    return feeCents === due
      ? []
      : [`${campaignTitle}: the refund ${id} gives back ${feeCents} cents of the fee, not ${due}`];
  });
}
