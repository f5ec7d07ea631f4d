import type { World as StandIn } from '../../emulators/stripe/index.ts';
import { COPIED } from './commands/duplicate.ts';
import { type Books, groupsOf, millisOf } from './invariants/books.ts';
import { sum } from './invariants/invariants.ts';
import type { MoneyWorld } from './world.ts';

/** Counts of events in a sequence, to reveal runs in which little happened. */
export const NO_TALLY = {
  steps: 0,
  campaigns: 0,
  paid: 0,
  failed: 0,
  reversed: 0,
  lapsed: 0,
  toppedUp: 0,
  capped: 0,
  fallen: 0,
  paidOut: 0,
  appeals: 0,
  left: 0,
  retried: 0,
  refunds: 0,
  disputes: 0,
  held: 0,
  released: 0,
  refused: 0,
  timedOut: 0,
  settled: 0,
  added: 0,
  byReading: 0,
  removals: 0,
  copies: 0,
  bankRefusals: 0,
  warnings: 0,
  escalated: 0,
  prevented: 0,
  appealed: 0,
  resolved: 0,
  decidedAgain: 0,
  evidence: 0,
  lateFees: 0,
  extended: 0,
  takenBack: 0,
  challengesLeft: 0,
};

export type Tally = Readonly<typeof NO_TALLY>;

export function sumTallies(a: Tally, b: Tally): Tally {
  const names = Object.keys(NO_TALLY) as (keyof Tally)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as unknown as Tally;
}

/** The number of inquiries that were closed once their whole payment had been given back. */
function resolvedBy(books: Books, { store }: StandIn): number {
  const { charges, disputes } = store.state;
  return books.funds.flatMap((funds) => {
    const own = groupsOf(books, funds);
    return funds.disputes.filter(({ id }) => {
      const before = own.slice(
        0,
        own.findIndex((group) => group.id === `${id}_closed`),
      );
      const given = funds.refunds.filter((refund) => before.some(({ subjectId }) => subjectId === refund.id));
      const cents = sum(given, ({ budgetCents, feeCents, lossCents }) => budgetCents + feeCents + lossCents);
      return disputes.get(id)?.status === 'warning_closed' && cents === charges.get(funds.chargeId)?.amount;
    });
  }).length;
}

/** Counts what the books and the provider show at the end of a sequence of so many steps. */
export function tallyOf(books: Books, { left, removals, provider }: MoneyWorld, steps: number): Tally {
  const { payouts, transfers, funds, campaigns, applicationFunds, cases, accounts, checkouts } = books;
  const { disputes, paymentIntents } = provider.standIn.store.state;
  const holds = cases.filter(({ kind }) => kind === 'hold');
  const byAdmin = (wanted: string) =>
    holds.filter(({ status, decision }) => status === wanted && decision?.adminId !== null).length;
  const count = (wanted: string) => payouts.filter(({ status }) => status === wanted).length;
  return {
    steps,
    campaigns: campaigns.length,
    paid: count('paid'),
    failed: count('failed'),
    reversed: count('reversed'),
    lapsed: count('lapsed'),
    toppedUp: payouts.filter(({ proofId, status }) => proofId !== null && status === 'paid').length,
    capped: payouts.filter(({ receipt: { terms, entitlementCents } }) => entitlementCents === terms.creatorCapCents)
      .length,
    fallen: applicationFunds.filter(({ posts }) => posts.some(({ hasFallen }) => hasFallen)).length,
    paidOut: campaigns.filter(({ closeReason }) => closeReason === 'spent').length,
    appeals: cases.filter(({ kind, status }) => kind === 'appeal' && status === 'granted').length,
    left: left.size,
    retried: payouts.filter(({ attempt }) => attempt > 1).length,
    refunds: funds.flatMap(({ refunds }) => refunds).length,
    disputes: funds.flatMap(({ disputes }) => disputes).length,
    held: holds.length,
    released: byAdmin('granted'),
    refused: byAdmin('refused'),
    timedOut: holds.filter(({ status, decision }) => status === 'granted' && decision?.adminId === null).length,
    settled: funds.flatMap(({ settlements }) => settlements).length,
    byReading: payouts.filter(({ readingId, status }) => readingId !== null && status === 'paid').length,
    removals: removals.length,
    bankRefusals: accounts.flatMap(({ bankRefusals }) => bankRefusals).length,
    warnings: funds.filter(({ fraudWarnedAt, goesBack }) => fraudWarnedAt !== null && goesBack === null).length,
    escalated: disputes.values().filter(({ payment_method_details: by, status }) => {
      return by?.card?.case_type === 'inquiry' && !status.startsWith('warning_');
    }).length,
    prevented: disputes.values().filter(({ status }) => status === 'prevented').length,
    appealed: disputes.values().filter(({ evidence }) => evidence.appeal).length,
    resolved: resolvedBy(books, provider.standIn),
    decidedAgain: funds.flatMap((one) => one.disputes).filter(({ decisions }) => decisions > 1).length,
    evidence: cases.filter(({ evidence }) => evidence?.sentAt).length,
    lateFees: funds.filter((one) => {
      const fee = groupsOf(books, one).find(({ id }) => id === `${one.checkoutId}_provider_fee`);
      return fee && millisOf(fee.createdAt) > millisOf(one.createdAt);
    }).length,
    extended: campaigns.filter(({ id, endDate }) => {
      const bought = checkouts.find(({ campaignId, addsTo }) => campaignId === id && addsTo === null);
      return bought && bought.campaign.endDate !== endDate;
    }).length,
    takenBack: transfers.filter(({ id, askedBack }) => {
      return askedBack !== null && payouts.some((payout) => payout.id === id && payout.reversedCents > 0);
    }).length,
    // A payment is begun with an attempt, and only a challenge leaves it without a charge.
    challengesLeft: paymentIntents.values().filter((one) => one.status === 'canceled' && one.latest_charge === null)
      .length,
    copies: campaigns.filter(({ title }) => title.endsWith(` ${COPIED}`)).length,
    added: funds.filter(({ fundsId, goesBack }) => fundsId !== null && !goesBack).length,
  };
}
