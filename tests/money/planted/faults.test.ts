import { describe, expect, it } from 'vitest';
import { takePaymentBack } from '../commands/admin-reversal.ts';
import { sendToBank } from '../commands/bank-evidence.ts';
import { payRiskily } from '../commands/checkout.ts';
import { approveDeliverable } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { limitVelocity } from '../commands/operator.ts';
import { dispute, warn } from '../commands/provider.ts';
import { inMemory } from '../databases.ts';
import {
  doubleSettle,
  floatAmount,
  forgottenAuthentication,
  forgottenCard,
  forgottenCounterFee,
  forgottenDisputeFee,
  forgottenFee,
  forgottenNumber,
  forgottenRisk,
  forgottenSettlement,
  forgottenWarning,
  lostInvoice,
  lostReservation,
  pendingAsMade,
  settledByTheProvider,
  shortReversal,
  skippedNumber,
} from './faults.ts';
import { deliveredIn, ELEVATED, SECOND_LOOT, UNAUTHENTICATED } from '../stories/risky-loots.ts';
import { runSequences } from '../property.ts';
import { runSequence } from '../run-sequence.ts';
import { type Step, stepOf } from '../steps.ts';
import type { WorldOptions } from '../world.ts';

/** The sequences that are played: as many as without faults. */
const WANTED = { count: 150, seed: 5 };

/** One transfer too many, or one refund. */
const TWICE = /was transferred|\(failed\) was made|was made 2 times/;

/** The number by which `takePaymentBack` waits until there is something to take back. */
const SETTLED = 2;

const FAULTS: readonly (readonly [name: string, options: WorldOptions, said: RegExp])[] = [
  ['a lost reservation', { openDatabase: inMemory(lostReservation) }, /reserved/],
  [
    'a double settle',
    { openDatabase: inMemory(doubleSettle) },
    /payouts say \d+ cents are paid, the books \d+|available would hold/,
  ],
  [
    'a forgotten fee of the provider',
    { openDatabase: inMemory(forgottenFee) },
    /the provider kept \d+ cents, 0 are booked/,
  ],
  [
    'a forgotten fee of a dispute',
    { openDatabase: inMemory(forgottenDisputeFee) },
    /the provider kept \d+ cents, \d+ are booked/,
  ],
  ['a pending refund taken for made', { openDatabase: inMemory(pendingAsMade) }, /is still pending there/],
  ['a lost invoice', { openDatabase: inMemory(lostInvoice) }, /of the fee are booked by \S+, its document is about 0/],
  [
    'a skipped number of invoices',
    { openDatabase: inMemory(skippedNumber) },
    /the numbers of invoice_2026 up to 2 are 1/,
  ],
  [
    'a number that is given twice',
    { openDatabase: inMemory(forgottenNumber) },
    /the numbers of invoice_2026 up to 0 are 1/,
  ],
  ['a forgotten settlement', { openDatabase: inMemory(forgottenSettlement) }, /off_provider holds 0, but is \d+/],
  [
    'a settlement booked as if the provider had made it',
    { openDatabase: inMemory(settledByTheProvider) },
    /off_provider holds \d+, but is 0/,
  ],
  [
    'a forgotten pin',
    { openDatabase: inMemory(), forgetPin: true },
    /are at another platform account|was transferred|does not know/,
  ],
  ['a float amount', { openDatabase: inMemory(floatAmount) }, /\.5|ZodError/],
];

/** Faults that random steps show only after many sequences, with steps that show them at once. */
const SELDOM_SHOWN: readonly (readonly [...(typeof FAULTS)[number], steps: readonly Step[]])[] = [
  [
    'a forgotten fee of countering a dispute',
    { openDatabase: inMemory(forgottenCounterFee) },
    /the provider kept \d+ cents, \d+ are booked/,
    [stepOf(dispute, 0, 1), stepOf(deliverAll), stepOf(sendToBank), stepOf(deliverAll)],
  ],
  [
    'a payment that an admin takes back, booked a cent short',
    { openDatabase: inMemory(shortReversal) },
    /payouts say \d+ cents are paid, the books \d+/,
    [stepOf(approveDeliverable), stepOf(takePaymentBack, 0, SETTLED), stepOf(deliverAll)],
  ],
  [
    'a forgotten card, whose velocity nobody sees',
    { openDatabase: inMemory(forgottenCard) },
    /no admin was asked, although its card pays for much/,
    [...SECOND_LOOT, stepOf(limitVelocity), stepOf(approveDeliverable)],
  ],
  [
    'a warning that only the loot of its payment knows',
    { openDatabase: inMemory(forgottenWarning) },
    /no admin was asked, although an issuer has warned of its card/,
    [...SECOND_LOOT, stepOf(warn, 1), stepOf(deliverAll), stepOf(approveDeliverable)],
  ],
  [
    'a failed 3-D Secure that is taken for none',
    { openDatabase: inMemory(forgottenAuthentication) },
    /no admin was asked, although 3-D Secure authenticated nobody/,
    deliveredIn(stepOf(payRiskily, 1, UNAUTHENTICATED)),
  ],
  [
    'a forgotten rating of risk',
    { openDatabase: inMemory(forgottenRisk) },
    /no admin was asked, although a payment for its loot is risky/,
    deliveredIn(stepOf(payRiskily, 1, ELEVATED)),
  ],
];

/** A seed whose first sequence shows it, and is soon made small. */
const FORGETTING = { ...WANTED, seed: 8 };
const FORGOTTEN_KEY: WorldOptions = { openDatabase: inMemory(), forgetKeys: true };

describe('a planted fault', () => {
  it.each(FAULTS)('is caught and made small: %s', async (_name, options, said) => {
    const { failure } = await runSequences(WANTED, options);
    expect(failure?.report).toMatch(said);
    expect(failure?.steps.length).toBeLessThan(6);
  });

  it.each(SELDOM_SHOWN)('is caught in steps that lead to it: %s', async (_name, options, said, steps) => {
    await expect(runSequence(steps, options)).rejects.toThrow(said);
    await runSequence(steps, { openDatabase: inMemory() });
  });

  it('is caught, made small, and found again from the report alone: a forgotten key', async () => {
    const { failure } = await runSequences(FORGETTING, FORGOTTEN_KEY);
    expect(failure?.report).toMatch(TWICE);
    expect(failure?.steps.length).toBeLessThan(6);
    const again = await runSequences({ ...FORGETTING, count: 1, path: failure?.path }, FORGOTTEN_KEY);
    expect(again.failure?.steps).toEqual(failure?.steps);
    await expect(runSequence(failure?.steps ?? [], FORGOTTEN_KEY)).rejects.toThrow(TWICE);
    await runSequence(failure?.steps ?? [], { openDatabase: inMemory() });
  });
});
