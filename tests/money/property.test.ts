import { describe, expect, it } from 'vitest';
import { caseBudget, scope } from '../../scripts/testing/plan/scope.ts';
import { refuseAtBank } from './commands/accounts.ts';
import { leaveChallenge, openCheckout, payCheckout, returnFromCheckout } from './commands/checkout.ts';
import { sendToBank } from './commands/bank-evidence.ts';
import { approveDeliverable } from './commands/decisions.ts';
import { deliverAll } from './commands/deliveries.ts';
import { extend } from './commands/extension.ts';
import { decideAgain, decideDispute, dispute, refundByHand } from './commands/provider.ts';
import { inMemory } from './databases.ts';
import { runSequences } from './property.ts';
import { runSequence } from './run-sequence.ts';
import { stepOf } from './steps.ts';

/** Few sequences meet only what happens in nearly every one. */
const COUNT = caseBudget(25, 150);
const ALWAYS = ['campaigns', 'paid', 'refunds'];
/** Too rare for so few sequences; told in sequences of their own below. */
const SELDOM = ['extended', 'escalated', 'appealed', 'resolved', 'evidence', 'challengesLeft'];
const ENDS_SOON = 3;
/** The number by which `dispute` opens an inquiry. */
const INQUIRY = 7;
const ASKED = stepOf(dispute, 0, 0, INQUIRY);
/** The number by which `payCheckout` pays with a card that is declined. */
const DECLINED = 2;
/** The cardholder leaves the page of the second checkout, which asks them to authenticate. */
const LEFT = stepOf(leaveChallenge, 1);

describe('money, in random sequences', () => {
  it('keeps every promise after every step, and nobody waits at the end', async () => {
    const { sequences, tally, failure } = await runSequences({ count: COUNT, seed: 11 }, { openDatabase: inMemory() });
    expect(failure?.report).toBeUndefined();
    console.log(`${sequences} sequences: ${JSON.stringify(tally)}`);
    expect(sequences).toBe(COUNT);
    expect(tally.steps).toBeGreaterThanOrEqual(COUNT * 36);
    // All of it has happened: else nothing was shown. Few payments stay failed, because the end tries them again.
    for (const [what, count] of Object.entries(tally)) {
      if (SELDOM.includes(what)) continue;
      if (scope() === 'all' || ALWAYS.includes(what)) expect(count, what).toBeGreaterThan(0);
    }
  });

  it('does the same again for the same seed', async () => {
    const run = () => runSequences({ count: caseBudget(2, 5), seed: 40 }, { openDatabase: inMemory() });
    expect((await run()).tally).toEqual((await run()).tally);
  });

  it('delivers what creators’ banks send back, too', async () => {
    const steps = [stepOf(approveDeliverable), stepOf(refuseAtBank, 0, 1)];
    expect(await runSequence(steps, { openDatabase: inMemory() })).toMatchObject({ paid: 1, bankRefusals: 1 });
  });

  it('counts what is seldom: a loot that ends later than it was to', async () => {
    const paid = [stepOf(openCheckout, 0, ENDS_SOON), stepOf(payCheckout, 1), stepOf(returnFromCheckout, 1)];
    expect(await runSequence([...paid, stepOf(extend, 0, 1)], { openDatabase: inMemory() })).toMatchObject({
      extended: 1,
    });
  });

  it.each([
    ['left', [], { campaigns: 1, challengesLeft: 1 }],
    ['left, and paid after all', [stepOf(payCheckout, 1)], { campaigns: 2, challengesLeft: 0 }],
    ['left after a card that was declined', [stepOf(payCheckout, 1, DECLINED), LEFT], { campaigns: 1 }],
  ])('funds no loot by a challenge of 3-D Secure that is %s', async (_what, afterwards, tally) => {
    const steps = [stepOf(openCheckout), LEFT, stepOf(returnFromCheckout, 1), ...afterwards];
    expect(await runSequence(steps, { openDatabase: inMemory() })).toMatchObject(tally);
  });

  const LOST = [stepOf(dispute), stepOf(deliverAll), stepOf(decideDispute, 0, 1), stepOf(deliverAll)];
  it.each([
    ['an inquiry that becomes a dispute', 'escalated', [ASKED, stepOf(deliverAll), stepOf(decideDispute, 0, 1)]],
    ['an inquiry whose payment is given back', 'resolved', [ASKED, stepOf(deliverAll), stepOf(refundByHand)]],
    ['evidence that a bank is given', 'evidence', [stepOf(dispute, 0, 1), stepOf(deliverAll), stepOf(sendToBank)]],
    ['an appeal that is answered', 'appealed', [...LOST, stepOf(decideAgain), stepOf(deliverAll), stepOf(decideAgain)]],
  ])('counts what is seldom: %s', async (_what, name, steps) => {
    expect(await runSequence(steps, { openDatabase: inMemory() })).toMatchObject({ [name]: 1 });
  });
});
