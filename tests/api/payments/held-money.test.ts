import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { HELD_LONG_DAYS } from '@doubloon/contract/payments/checkout.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../../functions/src/payments/reconciliation/reconcile.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { buyCampaign, coverRefunds } from '../../support/money/paid-campaigns.ts';
import { asAdmin, DAY_MINUTES, runJob } from '../../support/money/what-a-thief-does.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

let owner: Person;
let admin: Person;
const { decideOpen } = asAdmin(() => admin);
beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
  admin = await createPerson('admin');
  await coverRefunds();
});

/** Lets the next round begin; returns what its alarm names. */
async function heldLong(): Promise<unknown> {
  const before = logLines.length;
  await reconcile(deps());
  passMinutes(61);
  return logLines.slice(before).find(({ message }) => message === 'money is held for long')?.['payments'];
}

const heldOf = ({ id }: CampaignView) => ({ fundsId: id, campaignId: id, unsettledCents: 100_000 });
const buy = async (): Promise<CampaignView> => (await buyCampaign(owner, { budget: 100_000 })).campaign;

async function close({ id }: CampaignView): Promise<void> {
  await succeed(closeCampaign, { params: { id } }, owner);
  await runJob('settle-refunds');
}

describe('money that is neither paid out nor given back', () => {
  it('is told once a day of closed loots that should be settled, until they are, and not of others', async () => {
    const [running, given, refused, flagged] = [await buy(), await buy(), await buy(), await buy()];
    for (const loot of [given, refused, flagged]) await close(loot);
    await decideOpen(given, 'refund', 'granted');
    await decideOpen(refused, 'refund', 'refused');
    await decideOpen(flagged, 'refund', 'flagged');
    await runJob('settle-refunds');
    passMinutes(HELD_LONG_DAYS * DAY_MINUTES - 120);
    expect(await heldLong()).toBeUndefined();
    passMinutes(DAY_MINUTES);
    expect(await heldLong()).toMatchObject([heldOf(flagged)]);
    expect(await heldLong()).toBeUndefined();
    passMinutes(DAY_MINUTES);
    expect(await heldLong()).toMatchObject([heldOf(flagged)]);
    await decideOpen(flagged, 'refund', 'granted');
    await runJob('settle-refunds');
    passMinutes(DAY_MINUTES);
    expect(await heldLong()).toBeUndefined();
    passMinutes(10 * DAY_MINUTES);
    expect(await heldLong()).toMatchObject([heldOf(running)]);
  });
});
