import { readBooks, type Books } from './invariants/books.ts';
import { wrongDisputes } from './invariants/dispute-invariants.ts';
import { wrongAfterWarnings } from './invariants/warning-invariants.ts';
import { wrongElsewhere } from './invariants/platform-invariants.ts';
import { wrongSettlements } from './invariants/settlement-invariants.ts';
import { wrongInDrafts } from './invariants/draft-invariants.ts';
import { wrongEndDates } from './invariants/end-date-invariants.ts';
import { COPIED } from './commands/duplicate.ts';
import { endSequence } from './end-sequence.ts';
import { History } from './history.ts';
import { wrongInDecisions } from './invariants/decision-invariants.ts';
import { wrongInHolds } from './invariants/hold-invariants.ts';
import { sentTooEarly, wrongToReplaced } from './invariants/wait-invariants.ts';
import { wrongInInvoices } from './invariants/invoice-invariants.ts';
import { wrongInBooks } from './invariants/invariants.ts';
import { wrongAtProvider } from './invariants/provider-invariants.ts';
import { commandOf, mannerOf, prologue, type Step } from './steps.ts';
import { Violation } from './invariants/violation.ts';
import { MoneyWorld, type WorldOptions } from './world.ts';

/** Steps that run at the same time, at most. */
const AT_ONCE = 4;

/** Counts of events in a sequence, to reveal runs in which little happened. */
export interface Tally {
  readonly steps: number;
  readonly campaigns: number;
  readonly paid: number;
  readonly failed: number;
  readonly reversed: number;
  readonly lapsed: number;
  readonly toppedUp: number;
  readonly capped: number;
  readonly fallen: number;
  readonly paidOut: number;
  readonly appeals: number;
  readonly left: number;
  readonly retried: number;
  readonly refunds: number;
  readonly disputes: number;
  readonly held: number;
  readonly released: number;
  readonly refused: number;
  readonly timedOut: number;
  readonly settled: number;
  readonly added: number;
  readonly byReading: number;
  readonly removals: number;
  readonly copies: number;
}

export const NO_TALLY: Tally = {
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
};

export function sumTallies(a: Tally, b: Tally): Tally {
  const names = Object.keys(NO_TALLY) as (keyof Tally)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as unknown as Tally;
}

/**
 * Runs a sequence in a world of its own and looks at all invariants after every step and at the end, when everything that waited must have come
 * to something. Answers what happened. Throws a `Violation` with everything that was done.
 */
export async function runSequence(steps: readonly Step[], options: WorldOptions): Promise<Tally> {
  const world = await MoneyWorld.open(options);
  const history = new History();
  const check = () => checkWorld(world, history);
  try {
    const left = [...prologue(steps[0]?.[3] ?? 0), ...steps];
    const count = left.length;
    for (let next = left.shift(); next; next = left.shift()) {
      await takeStep(world, next, left);
      await check();
    }
    await endSequence(world, check);
    return tallyOf(await readBooks(world.look), world, count);
  } catch (error) {
    const { message, stack } = error as Error;
    const what = error instanceof Violation ? message : (stack ?? message);
    throw new Violation(`${what}\n  after: ${world.trace.join('\n         ')}`);
  }
}

function tallyOf(
  { payouts, funds, campaigns, applicationFunds, cases }: Books,
  { left, removals }: MoneyWorld,
  steps: number,
): Tally {
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
    copies: campaigns.filter(({ title }) => title.endsWith(` ${COPIED}`)).length,
    added: funds.filter(({ fundsId, goesBack }) => fundsId !== null && !goesBack).length,
  };
}

async function takeStep(world: MoneyWorld, step: Step, left: Step[]): Promise<void> {
  const [, who, what, how, manner] = step;
  const run = (one: Step) => commandOf(one)(world, [one[1], one[2], one[3]]);
  switch (mannerOf(step)) {
    case 'alone':
      return run(step);
    case 'together': {
      const others = left.splice(0, 1 + (how % (AT_ONCE - 1)));
      return world.together(
        [step, ...others].map((one) => () => run(one)),
        who * 997 + what * 31 + manner,
      );
    }
    case 'dying':
      return world.inDyingProcess(how + what, () => run(step));
    case 'stalling':
      return world.inStallingProcess(1 + how + what, () => run(step));
  }
}

async function checkWorld(world: MoneyWorld, history: History): Promise<void> {
  const books = await readBooks(world.look);
  const { transfers, refunds } = world.provider.standIn.store.state;
  const wrong = [
    ...world.complaints.map(({ message }) => message),
    ...wrongInBooks(books),
    ...wrongInInvoices(books),
    ...wrongInDrafts(books, world),
    ...wrongInDecisions(books, world),
    ...wrongInHolds(books),
    ...wrongAtProvider(books, { transfers: transfers.values(), refunds: refunds.values() }),
    ...wrongToReplaced(books, transfers.values()),
    ...sentTooEarly(books, world.waitsSince),
    ...wrongDisputes(books, world.provider.standIn, (id) => world.wasToldOf(id)),
    ...wrongAfterWarnings(books),
    ...wrongEndDates(books, world.provider.standIn),
    ...wrongSettlements(books),
    ...wrongElsewhere(world.provider.standIn),
    ...history.wrongSince(books, world),
  ];
  if (wrong.length > 0) throw new Violation(wrong.join('\n'));
}
