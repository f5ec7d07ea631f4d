import { listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../../functions/src/payments/reconciliation/reconcile.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { failNext, topUp } from '../../support/money/payment-provider.ts';
import { asked, startWith } from '../../support/money/swapped-key.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const { stage, close, run, decide, refund } = useClosedLoots({}, { covered: false });

const ALARM = 'the balance at the provider does not cover refunds';

beforeAll(() => {
  stopClock();
  startWith('own');
});
beforeEach(() => passMinutes(61));

/** Lets the next round begin with this float; returns the alarms that it raised and what admins then read. */
async function round(floatCents = 0) {
  const before = logLines.length;
  await reconcile({ ...deps(), config: { ...deps().config, floatCents } });
  const [newest] = await succeed(listLedgerResults, { query: { limit: 1 } }, stage.admin);
  const alarms = logLines.slice(before).filter(({ message }) => message === ALARM);
  passMinutes(61);
  return { alarms, balance: newest?.balance };
}

describe('a round of the reconciler', () => {
  it('tells when less is available than the refunds take that wait, from the request until they are made', async () => {
    expect(await round()).toEqual({ alarms: [], balance: { available_cents: 0, needed_cents: 0 } });
    await close();
    await run();
    const short = { available_cents: 0, needed_cents: 105_000 };
    const alarm = { severity: 'ERROR', availableCents: 0, neededCents: 105_000, refunds: 1 };
    expect(await round()).toEqual({ alarms: [expect.objectContaining(alarm)], balance: short });
    await decide('granted');
    expect((await round()).balance).toEqual(short);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunding', pending_reason: 'insufficient_funds' });
    expect((await round()).alarms).toHaveLength(1);
    await topUp(105_000);
    expect((await refund()).status).toBe('refunding');
    await run();
  });

  it('tells when less is available than the float, whatever waits', async () => {
    await topUp(1_000_000);
    const { balance } = await round();
    const available = balance?.available_cents ?? 0;
    expect(available).toBeGreaterThan(0);
    expect((await round(available)).alarms).toEqual([]);
    expect(await round(available + 1)).toMatchObject({
      alarms: [{ availableCents: available, neededCents: available + 1 }],
      balance: { needed_cents: available + 1 },
    });
  });

  it('takes one read for it, and goes on without an answer', async () => {
    asked.length = 0;
    await round();
    expect(asked.filter((path) => path.startsWith('/v1/balance'))).toHaveLength(1);
    await failNext('balance.retrieve', 'unavailable', { times: null });
    expect(await round()).toEqual({ alarms: [], balance: null });
  });
});
