import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { acceptedPosts, countedViews } from '@doubloon/contract/payments/counted-posts.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { LIVE_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { recomputeReceipt } from '@doubloon/contract/payments/statements/receipt.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { PostReading } from '@doubloon/contract/readings/watched-post.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { openLossCents } from '../../../functions/src/payments/ledger/freed-money.ts';
import { recountBooks } from '../../../functions/src/payments/reconciliation/recount-books.ts';
import { type Books, groupsOf, millisOf, payoutsOf } from './books.ts';
import { isSame, termsOf, wrongTerms } from './terms-invariants.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Says everything that is wrong with the books by themselves. */
export function wrongInBooks(books: Books): string[] {
  return [
    ...books.funds.flatMap((funds) => wrongInFunds(books, funds)),
    ...books.applicationFunds.flatMap((funds) => wrongInApplication(books, funds)),
    ...books.payouts.flatMap((payout) => wrongInPayout(books, payout)),
    ...wrongInCheckouts(books),
    ...wrongTerms(books),
    ...books.applicationFunds.flatMap((funds) => wrongInCounts(books, funds)),
  ];
}

type Funds = Books['funds'][number];

function wrongInFunds(books: Books, funds: Funds): string[] {
  const { campaignId, fundsId, balances, campaignTitle, terms, slotsTaken } = funds;
  const own = groupsOf(books, funds);
  const wrong = recountBooks(funds, own).map(
    ({ what, storedCents, recountedCents }) => `${what} holds ${storedCents}, but is ${recountedCents} by the ledger`,
  );
  const amounts = [
    ...Object.entries(balances),
    ...own.flatMap(({ id, entries }) =>
      entries.map(({ account, amountCents }) => [`${id} ${account}`, amountCents] as const),
    ),
  ];
  for (const [name, cents] of amounts) if (!Number.isSafeInteger(cents)) wrong.push(`${name} has ${cents} cents`);
  for (const [name, cents] of Object.entries(balances)) if (cents < 0) wrong.push(`${name} is below zero: ${cents}`);
  const drawing = payoutsOf(books, funds);
  const live = sum(drawing.filter(isLive), ({ amountCents }) => amountCents);
  if (live !== balances.reserved) wrong.push(`${live} cents are in flight, but ${balances.reserved} reserved`);
  const paid = sum(drawing.filter(isPaid), ({ amountCents, reversedCents }) => amountCents - reversedCents);
  if (paid !== balances.paid) wrong.push(`payouts say ${paid} cents are paid, the books ${balances.paid}`);
  if (funds.disputes.some(({ status }) => status === 'open') && balances.available > 0) {
    wrong.push(`${balances.available} cents are available while a dispute is open`);
  }
  const lost = openLossCents(funds);
  const lossByLedger = sum(
    own.flatMap(({ entries }) => entries.filter(({ account }) => account === 'loss')),
    ({ amountCents }) => amountCents,
  );
  if (lost !== lossByLedger) wrong.push(`${lost} cents are noted as lost, but ${lossByLedger} by the ledger`);
  if (lost > 0 && balances.available > 0)
    wrong.push(`${balances.available} cents are available, although ${lost} were lost to its payer`);
  const isOver = books.campaigns.some(({ id, status }) => id === campaignId && status === 'completed');
  if (isOver && funds.closedAt === null) wrong.push('it is closed, and money of it is not');
  if (funds.goesBack && drawing.length > 0) wrong.push('it goes back whole, and pays somebody');
  const ofLoot = books.applications.filter((one) => one.campaignId === campaignId);
  const working = ofLoot.filter(({ status }) => status === 'approved' || status === 'completed').length;
  if (
    fundsId === null &&
    terms.payoutModel === 'budget_share' &&
    (slotsTaken !== working || slotsTaken > terms.creatorSlots)
  ) {
    wrong.push(`${slotsTaken} of ${terms.creatorSlots} slots are taken by ${working} creators`);
  }
  return wrong.map((what) => `${campaignTitle}: ${what}`);
}

function wrongInApplication(books: Books, funds: ApplicationFunds): string[] {
  const { applicationId, livePayoutId, paidCents, reversedCents, posts } = funds;
  const own = books.payouts.filter((payout) => payout.applicationId === applicationId);
  const live = own.filter(isLive);
  const paid = own.filter(isPaid);
  // Budget that was added since pays for what is accepted afterwards.
  const [terms] = termsOf(books, funds.campaignId);
  const wrong: string[] = [];
  if (live.length > 1) wrong.push(`${live.length} payouts are in flight at once`);
  if ((live[0]?.id ?? null) !== livePayoutId) wrong.push(`${livePayoutId} is noted as in flight, not ${live[0]?.id}`);
  const everPaid = sum(paid, ({ amountCents }) => amountCents);
  if (everPaid !== paidCents + reversedCents)
    wrong.push(`${everPaid} cents were paid, ${paidCents} + ${reversedCents} are noted`);
  const most = Math.max(0, ...[...live, ...paid].map(({ receipt }) => receipt.entitlementCents));
  const promised = everPaid + sum(live, ({ amountCents }) => amountCents);
  if (promised > most) wrong.push(`${promised} cents are paid or in flight, but only ${most} were ever earned`);
  const accepted = sum(posts, ({ views, baselineViews }) => Math.max(0, views - (baselineViews ?? views)));
  const earned = terms && posts.length > 0 ? earnedCents(terms, accepted) : 0;
  if (earned > everPaid) wrong.push(`${earned} cents are earned by what was accepted, but only ${everPaid} paid`);
  return wrong.map((what) => `${applicationId}: ${what}`);
}

/** Finds posts whose count is not the one that was reported last among those that were accepted, in whatever order. */
function wrongInCounts(
  { deliverables, proofs, readings }: Books,
  { applicationId, posts }: ApplicationFunds,
): string[] {
  const own = deliverables.filter((one) => one.applicationId === applicationId);
  const accepted = own.filter(({ status }) => status === 'approved');
  const [told, counted] = [acceptedPosts(own.map(withDates)), posts].map(countedViews);
  const untold =
    told === counted ? [] : [`${applicationId}: treasures tell ${told} counted views, ${counted} are paid for`];
  return untold.concat(
    accepted.flatMap(({ id, postKey, viewCount, acceptedBySilence, acceptedViews, reportedAt, createdAt, ...one }) => {
      const verified = proofs.filter((proof) => proof.deliverableId === id && proof.status === 'verified');
      const reports = [
        ...(acceptedBySilence ? [] : [{ counts: [acceptedViews ?? viewCount], at: reportedAt ?? createdAt }]),
        ...verified.map((proof) => ({ counts: countsOfProof(proof, readings), at: proof.reportedAt })),
        ...(one.countedReading ? [{ counts: [one.countedReading.views], at: one.countedReading.at }] : []),
      ].sort((a, b) => a.at.valueOf() - b.at.valueOf());
      const last = reports.at(-1)?.counts ?? [];
      const counted = posts.find((post) => post.postKey === postKey);
      if (counted ? !last.includes(counted.views) : last.length > 0)
        return [`${applicationId}: ${postKey} counts ${counted?.views} views, last accepted were ${last.join(' or ')}`];
      const hasFallen = reports.some(({ counts }) => Math.min(...counts) > (counted?.views ?? 0));
      return hasFallen && !counted?.hasFallen ? [`${applicationId}: ${postKey} has fallen, and nothing says so`] : [];
    }),
  );
}

/**
 * The counts that a verified proof may have: its own, or a lower one that its post's platform has said from two days before it was reported until it was decided
 * on. Which of these holds nobody keeps beyond the latest.
 */
function countsOfProof(proof: Proof, readings: readonly PostReading[]): number[] {
  const { deliverableId, reportedViewCount, reportedAt, decidedAt } = proof;
  const [from, until] = [millisOf(reportedAt) - 2 * DAY_MS, decidedAt ? millisOf(decidedAt) : 0];
  const bounds = readings.filter(({ deliverableId: of, views, at }) => {
    const read = millisOf(at);
    return of === deliverableId && views < reportedViewCount && read >= from && read <= until;
  });
  return [reportedViewCount, ...bounds.map(({ views }) => views)];
}

/** A treasure as the product reads it. */
function withDates(deliverable: Deliverable): Deliverable {
  const { createdAt, reportedAt, provenViews, countedReading } = deliverable;
  const date = (at: Date) => new Date(millisOf(at));
  return {
    ...deliverable,
    createdAt: date(createdAt),
    reportedAt: reportedAt && date(reportedAt),
    countedReading: countedReading && { ...countedReading, at: date(countedReading.at) },
    provenViews: provenViews && { ...provenViews, reportedAt: date(provenViews.reportedAt) },
  };
}

function wrongInPayout(books: Books, payout: Payout): string[] {
  const { deliverables, proofs, readings, transfers } = books;
  const { id, receipt, amountCents, status, failure, applicationId, campaignId } = payout;
  const wrong: string[] = [];
  if (!Number.isSafeInteger(amountCents)) wrong.push(`amounts to ${amountCents} cents`);
  if (amountCents !== receipt.amountCents)
    wrong.push(`is ${amountCents} cents, its receipt says ${receipt.amountCents}`);
  const again = recomputeReceipt(receipt);
  for (const name of ['countedViews', 'sharePercent', 'entitlementCents', 'amountCents'] as const) {
    if (again[name] !== receipt[name])
      wrong.push(`the receipt says ${name} ${receipt[name]}, computed again ${again[name]}`);
  }
  if (earnedCents(receipt.terms, receipt.countedViews) !== receipt.entitlementCents)
    wrong.push('the entitlement is wrong');
  if (!termsOf(books, campaignId).some((terms) => isSame(terms, receipt.terms)))
    wrong.push('was computed by other terms');
  // A failed attempt was computed before the platform knew better than the page of the post.
  const ofPage = status === 'failed' ? [0] : [];
  // The work behind a lapsed payout may have been changed or withdrawn since.
  const own = deliverables.filter((one) => one.applicationId === applicationId);
  for (const { postKey, views, baselineViews } of status === 'lapsed' ? [] : receipt.posts) {
    const deliverable = own.find((one) => one.postKey === postKey);
    // A validated count has the baseline that its treasure gets with the payment.
    const validated = deliverable?.topUp?.baselineViews ?? null;
    const reported = [
      ...proofs
        .filter(({ deliverableId }) => deliverableId === deliverable?.id)
        .map(({ reportedViewCount }) => reportedViewCount),
      ...readings.filter(({ deliverableId }) => deliverableId === deliverable?.id).map((one) => one.views),
    ];
    if (
      !deliverable ||
      ![deliverable.viewCount, ...reported].includes(views) ||
      ![null, deliverable.baselineViews, validated, ...reported, ...ofPage].includes(baselineViews)
    ) {
      wrong.push(`counts ${views} views of ${postKey}, which nobody has reported`);
    }
  }
  if (status === 'failed' && !failure?.details) wrong.push('has failed without saying why');
  if (!transfers.some((transfer) => transfer.id === id)) wrong.push('has no transfer document');
  return wrong.map((what) => `${id} (${status}) ${what}`);
}

function wrongInCheckouts({ checkouts, funds, campaigns }: Books): string[] {
  const completed = checkouts.filter(({ status }) => status === 'completed');
  const added = funds.filter(({ fundsId }) => fundsId !== null);
  const linked = funds.flatMap(({ addedIds }) => addedIds);
  const wrong: string[] = [];
  if (completed.length !== funds.length || funds.length - added.length !== campaigns.length) {
    wrong.push(`${completed.length} checkouts have made ${campaigns.length} campaigns with ${funds.length} funds`);
  }
  if (JSON.stringify(added.map(fundsIdOf).toSorted()) !== JSON.stringify(linked.toSorted()))
    wrong.push(`${added.length} times budget was added, the loots know of ${linked.length}`);
  for (const { id, campaignId, campaign } of completed) {
    const [bought] = funds.filter(({ checkoutId }) => checkoutId === id);
    if (bought?.campaignId !== campaignId || bought?.balances.funded !== campaign.budgetCents) {
      wrong.push(`the checkout ${id} was for ${campaign.budgetCents} cents, ${bought?.balances.funded} are funded`);
    }
  }
  return wrong;
}

const SHARES = [
  [10_000, 90n],
  [5000, 80n],
  [1000, 75n],
  [0, 70n],
] as const;

/** Returns what a number of views earns by the formulas of docs/campaigns.md, written anew so that a slip in the product's own is seen. */
function earnedCents(terms: PayoutTerms, views: number): number {
  const share = SHARES.find(([from]) => views >= from)?.[1] ?? 0n;
  const whole = BigInt(terms.budgetCents) * share;
  const isShared = terms.payoutModel === 'budget_share';
  const counted = BigInt(Math.min(views, terms.expectedReach));
  const above = isShared ? whole : whole * counted;
  const below = 100n * BigInt(isShared ? terms.creatorSlots : terms.expectedReach);
  const cents = Number(above / below + ((above % below) * 2n >= below ? 1n : 0n));
  return !isShared && terms.creatorCapCents !== null ? Math.min(cents, terms.creatorCapCents) : cents;
}

export const isLive = ({ status }: Payout): boolean => LIVE_PAYOUT_STATUSES.includes(status);
export const isPaid = ({ status }: Payout): boolean => status === 'paid' || status === 'reversed';

export function sum<T>(list: readonly T[], centsOf: (one: T) => number): number {
  return list.reduce((total, one) => total + centsOf(one), 0);
}
