import { readBooks } from './invariants/books.ts';
import { unansweredBanks, wrongDisputes, wrongEvidence } from './invariants/dispute-invariants.ts';
import { settledForThieves, unheardWarnings, wrongAfterWarnings } from './invariants/warning-invariants.ts';
import { wrongElsewhere } from './invariants/platform-invariants.ts';
import { wrongSettlements } from './invariants/settlement-invariants.ts';
import { wrongInDrafts } from './invariants/draft-invariants.ts';
import { wrongEndDates } from './invariants/end-date-invariants.ts';
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
import { tallyOf, type Tally } from './tally.ts';
import { MoneyWorld, type WorldOptions } from './world.ts';

/** Steps that run at the same time, at most. */
const AT_ONCE = 4;

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
    ...wrongInHolds(books, world.provider.standIn),
    ...wrongAtProvider(books, { transfers: transfers.values(), refunds: refunds.values() }),
    ...wrongToReplaced(books, transfers.values()),
    ...sentTooEarly(books, world.waitsSince),
    ...wrongDisputes(books, world.provider.standIn, (id) => world.wasToldOf(id)),
    ...wrongEvidence(books, world.provider.standIn),
    ...unansweredBanks(books, world.provider.standIn, (id) => world.wasToldOf(id)),
    ...wrongAfterWarnings(books),
    ...settledForThieves(books),
    ...unheardWarnings(books, world.provider.standIn, (id) => world.wasToldOf(id)),
    ...wrongEndDates(books, world.provider.standIn),
    ...wrongSettlements(books),
    ...wrongElsewhere(world.provider.standIn),
    ...history.wrongSince(books, world),
  ];
  if (wrong.length > 0) throw new Violation(wrong.join('\n'));
}
