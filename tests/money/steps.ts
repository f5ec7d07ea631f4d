import fc from 'fast-check';
import { takePaymentBack } from './commands/admin-reversal.ts';
import { openAddition } from './commands/added-budget.ts';
import { askAccount, lookAtAccount, loseAccount, onboard, openAccount, refuseAtBank } from './commands/accounts.ts';
import {
  cancelOpened,
  confirmCheckout,
  leaveChallenge,
  openAgain,
  openCheckout,
  payAddition,
  payAllOfDraft,
  payCheckout,
  payRiskily,
  returnFromCheckout,
} from './commands/checkout.ts';
import { askForRefund, close, judgeCase, leaveDoubted } from './commands/closing.ts';
import type { Command } from './commands/command.ts';
import {
  approveDeliverable,
  freeOverdueSlot,
  judgeProof,
  processOrRetry,
  settleApplication,
  turnDeliverableDown,
} from './commands/decisions.ts';
import { deliverAgain, deliverAll, deliverOne, loseEvent } from './commands/deliveries.ts';
import { eraseLeft, leave } from './commands/leaving.ts';
import {
  decideAgain,
  decideDispute,
  dispute,
  fail,
  holdRequest,
  keepFee,
  refundByHand,
  reverseTransfer,
  sendRefundBack,
  warn,
} from './commands/provider.ts';
import { sendToBank } from './commands/bank-evidence.ts';
import { buyViews, reusePicture } from './commands/evidence.ts';
import { letYoungWait, limitVelocity, swapKey } from './commands/operator.ts';
import { duplicate } from './commands/duplicate.ts';
import { extend } from './commands/extension.ts';
import { react } from './commands/reactions.ts';
import { readPost, unlink } from './commands/readings.ts';
import { appeal, changeCount, deliverBetter, takeBack } from './commands/second-thoughts.ts';
import { goOn, passTime, runJob } from './commands/time.ts';
import { deliverDeliverable, join, submitProof, turnApplicantDown } from './commands/work.ts';
import { HELD } from './stories/held-stories.ts';
import { settleFailed } from './commands/settlements.ts';
import { ADDED, ADDED_FROM_THE_BEGINNING } from './stories/added-stories.ts';
import { COPIED_FROM_THE_BEGINNING } from './stories/copy-stories.ts';
import { DISPUTED } from './stories/disputed-stories.ts';
import { SETTLED } from './stories/settled-stories.ts';
import { FROM_THE_BEGINNING } from './stories/first-stories.ts';
import { ANY, STORIES, type Manner, type Numbers, type Wanted } from './stories/stories.ts';

/** Every command and how often it comes, relative to the others; those that nothing can happen without come first. */
const WEIGHTED: readonly (readonly [command: Command, weight: number])[] = [
  [openCheckout, 6],
  [payCheckout, 7],
  [returnFromCheckout, 6],
  [openAccount, 6],
  [join, 8],
  [deliverDeliverable, 11],
  [approveDeliverable, 14],
  [submitProof, 6],
  [judgeProof, 7],
  [passTime, 12],
  [goOn, 5],
  [runJob, 14],
  [processOrRetry, 8],
  [deliverOne, 8],
  [deliverAll, 6],
  [deliverAgain, 4],
  [fail, 10],
  [holdRequest, 2],
  [close, 4],
  [judgeCase, 6],
  [settleApplication, 3],
  [turnDeliverableDown, 2],
  [confirmCheckout, 2],
  [onboard, 2],
  [lookAtAccount, 1],
  [loseAccount, 2],
  [loseEvent, 2],
  [reverseTransfer, 3],
  [refundByHand, 2],
  [sendRefundBack, 3],
  [dispute, 2],
  [decideDispute, 3],
  [askForRefund, 2],
  [react, 4],
  [readPost, 8],
  [unlink, 1],
  [changeCount, 2],
  [deliverBetter, 2],
  [takeBack, 2],
  [appeal, 2],
  [turnApplicantDown, 1],
  [leave, 1],
  [eraseLeft, 1],
  [openAgain, 3],
  [payAllOfDraft, 2],
  [cancelOpened, 2],
  [freeOverdueSlot, 1],
  [buyViews, 3],
  [reusePicture, 3],
  [leaveDoubted, 1],
  [warn, 2],
  [decideAgain, 2],
  [letYoungWait, 1],
  [extend, 3],
  [settleFailed, 3],
  [payRiskily, 2],
  [sendToBank, 3],
  [swapKey, 2],
  [openAddition, 3],
  [payAddition, 3],
  [askAccount, 2],
  [refuseAtBank, 2],
  [duplicate, 2],
  [takePaymentBack, 2],
  [limitVelocity, 2],
  [leaveChallenge, 2],
  [keepFee, 2],
];

const DECK: readonly Command[] = WEIGHTED.flatMap(([command, weight]) => Array.from({ length: weight }, () => command));

const MANNERS: readonly Manner[] = [
  ...Array<Manner>(11).fill('alone'),
  'together',
  'together',
  'dying',
  'stalling',
  'stalling',
];

/** One step as numbers, all of which mean something: smaller ones something simpler, so that a counterexample shrinks to the simplest. */
export type Step = [command: number, who: number, what: number, how: number, manner: number];

export function commandOf([index]: Step): Command {
  return DECK[index % DECK.length] ?? openCheckout;
}

export function mannerOf([, , , , manner]: Step): Manner {
  return MANNERS[manner % MANNERS.length] ?? 'alone';
}

/** A step by itself, of a command's own. */
export function stepOf(command: Command, who = 0, what = 0, how = 0, manner: Manner = 'alone'): Step {
  return [DECK.indexOf(command), who, what, how, MANNERS.indexOf(manner)];
}

/** A beginning without which hardly anything can happen: a paid loot on terms by number, a creator who can be paid and has delivered. */
export function prologue(terms: number): Step[] {
  return [
    stepOf(openCheckout, 0, 0, terms),
    stepOf(payCheckout),
    stepOf(returnFromCheckout),
    stepOf(openAccount),
    stepOf(join),
    stepOf(deliverDeliverable, 0, 4),
  ];
}

const A_STEP = fc.tuple(
  fc.nat(DECK.length - 1),
  fc.nat(11),
  fc.nat(11),
  fc.nat(11),
  fc.nat(MANNERS.length - 1),
) as fc.Arbitrary<Step>;

/** One of so many sequences has a story in it. */
const STORY_IN = 2;

function tell(command: Command, [who, what, how, manner = 'alone']: Numbers, random: fc.Random): Step {
  const number = (wanted: Wanted) => {
    if (typeof wanted === 'number') return wanted;
    const [least, most] = wanted === ANY ? [0, 11] : wanted;
    return random.nextInt(least, most);
  };
  return [DECK.indexOf(command), number(who), number(what), number(how), MANNERS.indexOf(manner)];
}

/** Sequences of at least `atLeast` steps, which shrink to shorter ones: what is left of a counterexample is only what it takes. */
class Sequences extends fc.Arbitrary<Step[]> {
  readonly #long: fc.Arbitrary<Step[]>;

  constructor(atLeast: number, atMost: number) {
    super();
    this.#long = fc.array(A_STEP, { minLength: atLeast, maxLength: atMost, size: 'max' });
  }

  override generate(random: fc.Random): fc.Value<Step[]> {
    // Without bias: the first and the last command matter no more than others.
    const steps = this.#long.generate(random, undefined).value;
    if (random.nextInt(0, STORY_IN - 1) > 0) return new fc.Value(steps, undefined);
    const early = [...FROM_THE_BEGINNING, ...ADDED_FROM_THE_BEGINNING, ...COPIED_FROM_THE_BEGINNING];
    const all = [...STORIES, ...HELD, ...early, ...SETTLED, ...DISPUTED, ...ADDED];
    const story = all[random.nextInt(0, all.length - 1)] ?? [];
    const told = story.map(([command, ...numbers]) => tell(command, numbers, random));
    // Near the beginning, while there is something to be paid, and instead of as many steps.
    const at = early.includes(story) ? 0 : random.nextInt(0, Math.floor(steps.length / 3));
    return new fc.Value(steps.toSpliced(at, told.length, ...told), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Step[] {
    return Array.isArray(value);
  }

  override shrink(steps: Step[]): fc.Stream<fc.Value<Step[]>> {
    return fc.stream(simpler(steps)).map((value) => new fc.Value(value, undefined));
  }
}

/** Yields simpler sequences: with more and more steps left out, from the end on, because what comes after a violation never matters, then with smaller numbers. */
function* simpler(steps: readonly Step[]): Generator<Step[]> {
  for (let size = steps.length; size >= 1; size = Math.floor(size / 2)) {
    for (let end = steps.length; end > 0; end -= size) yield steps.toSpliced(Math.max(0, end - size), size);
  }
  for (const [index, step] of steps.entries()) {
    for (const place of [1, 2, 3, 4] as const) {
      const number = step[place];
      for (const smaller of new Set([0, number >> 1, number - 1])) {
        if (smaller < number && smaller >= 0) yield steps.with(index, step.with(place, smaller) as Step);
      }
    }
  }
}

export const sequences = (atLeast = 30, atMost = 60): fc.Arbitrary<Step[]> => new Sequences(atLeast, atMost);
