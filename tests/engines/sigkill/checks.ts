import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Payout } from '@doubloon/contract/payments/payout.ts';
import { expect } from 'vitest';
import { examineBooks } from '../../../functions/src/payments/reconciliation/examine-books.ts';
import { payoutNotifications } from '../../../functions/src/payments/statements/payout-notifications.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { toNotification } from '../../../functions/src/platform/projections/notifications.ts';
import { readBooks } from '../../money/invariants/books.ts';
import { isLive, wrongInBooks } from '../../money/invariants/invariants.ts';
import { wrongAtProvider } from '../../money/invariants/provider-invariants.ts';
import { waiting } from '../../money/waiting.ts';
import type { Stage } from './stage.ts';

/** Everything the books promise at any time, by themselves and of what the product has asked the provider for. */
export async function expectRightBooks({ deps }: Stage): Promise<void> {
  const books = await readBooks(deps.db.firestore);
  const [transfers, refunds] = await Promise.all([
    deps.stripe.transfers.list({ limit: 100 }).autoPagingToArray({ limit: 1000 }),
    deps.stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 1000 }),
  ]);
  expect([...wrongInBooks(books), ...wrongAtProvider(books, { transfers, refunds })]).toEqual([]);
}

/** The reconciler finds no difference. */
export async function expectReconciled({ deps }: Stage): Promise<void> {
  expect((await examineBooks(deps, { after: null, limit: 1000 })).differences).toEqual([]);
}

/** Returns the status of every payout in flight. */
export async function statusesInFlight({ deps }: Stage): Promise<string[]> {
  return (await readBooks(deps.db.firestore)).payouts.filter(isLive).map(({ status }) => status);
}

/** Creators hear of money that has come, both sides of what has failed and why. */
export async function expectAllTold({ deps, triggers }: Stage): Promise<number> {
  const { docs } = await collection(deps.db.firestore, COLLECTIONS.payouts, Payout).get();
  const payouts = docs.map((one) => one.data());
  for (const { id, status, failure } of payouts) if (status === 'failed') expect(failure?.details, id).toMatch(/\w+/);
  const wanted = payouts.flatMap((payout) =>
    payoutNotifications(payout).map((notice) => toNotification(payout.id, notice).id),
  );
  await triggers.until(async () => {
    const told = (await deps.db.firestore.collection(COLLECTIONS.notifications).select().get()).docs.map(
      ({ id }) => id,
    );
    expect(wanted.filter((id) => !told.includes(id))).toEqual([]);
  });
  return wanted.length;
}

/** Nobody waits for money, or for being told why there is none. */
export async function expectNobodyWaits({ deps }: Stage): Promise<void> {
  expect(waiting(await readBooks(deps.db.firestore), deps.clock.now())).toEqual([]);
}
