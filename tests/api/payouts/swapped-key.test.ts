import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { createConnectedAccount, getConnectedAccount, startCheckout } from '@doubloon/contract/payments/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { call, deps, logLines, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import {
  approve,
  buyCampaign,
  coverRefunds,
  createPaidCreator,
  draftOf,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deauthorize, deliver, eventAbout, failNext } from '../../support/money/payment-provider.ts';
import { asked, otherAccount, startWith } from '../../support/money/swapped-key.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;
const STOPPED = 'Payments are stopped: our team has been told and has to settle it. Please try again later.';
const SWAPPED = 'the key is of another platform account';

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let accountId: string;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
  await coverRefunds();
});

beforeEach(async () => {
  startWith('own');
  creator = await createPaidCreator();
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
  accountId = String((await account())?.['accountId']);
});

const account = () => stored(COLLECTIONS.connectedAccounts, creator.uid);
const look = () => call(getConnectedAccount, { params: { id: creator.uid } }, creator);
const run = (name: 'decide-overdue' | 'resolve-payouts' | 'settle-refunds' | 'reconcile') =>
  succeed(runScheduledJob, { params: { name } });
const payoutOf = (id: string) => stored(COLLECTIONS.payouts, payoutIdOf(id));
const saidSwapped = () => logLines.filter(({ message, level, severity }) => message === SWAPPED && (level ?? severity));

describe('the platform’s account', () => {
  it('is pinned at first use, and looked at once per instance', async () => {
    const pinned = await stored(COLLECTIONS.platformAccount, 'pinned');
    expect(pinned).toMatchObject({ accountId: 'acct_1StandInPlatform', isLive: false });
    startWith('own');
    await look();
    await look();
    expect(asked.filter((path) => path === '/v1/account')).toHaveLength(1);
    expect(await stored(COLLECTIONS.platformAccount, 'pinned')).toEqual(pinned);
  });
});

describe('the mode in which a project ran', () => {
  const platform = () => deps().db.firestore.collection(COLLECTIONS.platformAccount).doc('pinned');
  const ranLive = async () => (await platform().get()).get('isLive') as unknown;

  it('is not changed by another key of the same account: nothing is asked, no money moves, and that is told', async () => {
    await platform().update({ isLive: true });
    startWith('own');
    expect(await look()).toMatchObject({ status: 502, error: { message: STOPPED } });
    const treasure = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    expect((await approve(treasure, owner)).ok).toBe(false);
    expect(asked.every((path) => path === '/v1/account')).toBe(true);
    expect(logLines).toContainEqual(
      expect.objectContaining({
        ...{ severity: 'ERROR', message: 'the key is of another mode than the project' },
        ...{ account: 'acct_1StandInPlatform', isLive: false, pinned: true },
      }),
    );
    await platform().update({ isLive: false });
    // Instances that are there already look again.
    passMinutes(1);
    expect(await approve(treasure, owner)).toMatchObject({ ok: true });
    expect(await transfersOf(campaign.id)).toHaveLength(1);
  });

  it('is noted with the first use of the account where an older document lacks it', async () => {
    const { accountId, pinnedAt }: Record<string, unknown> = (await platform().get()).data() ?? {};
    await platform().set({ accountId, pinnedAt });
    startWith('own');
    expect(await look()).toMatchObject({ ok: true });
    expect(await ranLive()).toBe(false);
    await platform().set({ accountId: 'acct_before', pinnedAt });
    startWith('own');
    expect(await look()).toMatchObject({ status: 502 });
    expect((await platform().get()).data()).toEqual({ accountId: 'acct_before', pinnedAt });
    await platform().set({ accountId, pinnedAt });
  });
});

describe('npm run pin:stripe', () => {
  const pin = (...words: string[]) =>
    new Promise<{ status: number; said: string }>((resolve) => {
      const script = join(ROOT, 'scripts', 'pin-stripe.ts');
      const child = execFile(process.execPath, [script, '--project', ownProjectId(), ...words], (_, out, wrong) => {
        resolve({ status: child.exitCode ?? -1, said: out + wrong });
      });
    });
  const pinned = async () => (await stored(COLLECTIONS.platformAccount, 'pinned'))?.['accountId'];

  it('never takes a key of another mode than the project ran in', async () => {
    const platform = deps().db.firestore.collection(COLLECTIONS.platformAccount).doc('pinned');
    await platform.update({ isLive: true });
    const said =
      'Nothing was changed. The key is a test one, and the project ran in live mode: what its people paid and earned is real money. Use a fresh project for test mode.';
    for (const words of [[], ['--account', 'acct_1StandInPlatform']])
      expect(await pin(...words)).toMatchObject({ status: 1, said: expect.stringContaining(said) as string });
    expect((await platform.get()).get('isLive')).toBe(true);
    await platform.update({ isLive: false });
  });

  it('says whose the key is, and pins that account only when it is named', async () => {
    const firestore = deps().db.firestore.collection(COLLECTIONS.platformAccount);
    await firestore.doc('pinned').update({ accountId: 'acct_before' });
    const told = `${ownProjectId()} is pinned to acct_before. The key is of acct_1StandInPlatform.`;
    expect(await pin()).toMatchObject({ status: 1, said: expect.stringContaining(told) as string });
    expect((await pin('--account', 'acct_elsewhere')).status).toBe(1);
    expect(await pinned()).toBe('acct_before');
    startWith('own');
    expect(await look()).toMatchObject({ ok: false, error: { message: STOPPED } });
    expect((await pin('--account', 'acct_1StandInPlatform')).status).toBe(0);
    expect(await pinned()).toBe('acct_1StandInPlatform');
    // Instances that are there already look again.
    passMinutes(1);
    expect(await look()).toMatchObject({ ok: true });
  });
});

describe('with the key of another platform account', () => {
  it('nobody’s payout account ends, however long that lasts', async () => {
    startWith('other');
    expect(await look()).toMatchObject({ status: 502, error: { message: STOPPED } });
    passMinutes(4 * DAY_MINUTES);
    await run('decide-overdue');
    await look();
    expect(await account()).toMatchObject({ accountId, accessEndedAt: null, accessRefusedSince: null });
    startWith('own');
    expect(await look()).toMatchObject({ ok: true, data: { connected: true, payouts_enabled: true } });
  });

  it('the end of an access does not count, and is taken when the right key is back', async () => {
    await deauthorize(accountId);
    const event = await eventAbout('account.application.deauthorized', 'ca_StandIn', { account: accountId });
    startWith('other');
    expect((await deliver(event)).status).toBe(502);
    expect(await account()).toMatchObject({ accessEndedAt: null });
    startWith('own');
    expect((await deliver(event)).status).toBe(200);
    expect((await account())?.['accessEndedAt']).not.toBeNull();
  });

  it('nothing is paid, which is told, and what was earned is paid once when the right key is back', async () => {
    const treasure = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    startWith('other');
    const before = saidSwapped().length;
    expect((await approve(treasure, owner)).ok).toBe(false);
    expect(saidSwapped().slice(before)).toMatchObject([
      { account: 'acct_1StandInOther', pinned: 'acct_1StandInPlatform' },
    ]);
    startWith('own');
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect(await approve(treasure, owner)).toMatchObject({ ok: true });
    expect(await transfersOf(campaign.id)).toHaveLength(1);
  });

  it('a payment without an answer is not taken for one that was never sent', async () => {
    const treasure = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    await failNext('transfers.create', 'api_error_after_effect');
    await approve(treasure, owner);
    expect(await payoutOf(treasure.id)).toMatchObject({ status: 'unresolved' });
    startWith('other');
    for (const minutes of [2, 15, 65, 65]) {
      passMinutes(minutes);
      await run('resolve-payouts');
    }
    expect(await payoutOf(treasure.id)).toMatchObject({ status: 'unresolved' });
    startWith('own');
    passMinutes(2);
    await run('resolve-payouts');
    expect(await payoutOf(treasure.id)).toMatchObject({ status: 'paid' });
    expect(await transfersOf(campaign.id)).toHaveLength(1);
  });

  it('a refund is not sent, and is when the right key is back', async () => {
    await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
    await run('settle-refunds');
    const { refundRequest, chargeId } = await fundsOf(campaign.id);
    const body = { decision: 'granted' as const, reason: 'Nothing against it' };
    startWith('other');
    const id = caseIdOf('refund', refundRequest?.id ?? '');
    await succeed(decideCase, { params: { id }, body }, await createPerson('admin'));
    await run('settle-refunds');
    startWith('own');
    expect((await deps().stripe.refunds.list({ charge: chargeId })).data).toEqual([]);
    passMinutes(DAY_MINUTES);
    await run('settle-refunds');
    expect((await deps().stripe.refunds.list({ charge: chargeId })).data).toMatchObject([{ status: 'succeeded' }]);
  });

  it('nothing is opened there', async () => {
    startWith('other');
    const checkout = await refuse(startCheckout, { body: { formData: draftOf(owner) } }, owner);
    expect(checkout).toMatchObject({ status: 502, message: STOPPED });
    const person = await createPerson('content_creator');
    const body = { creatorId: person.uid, country: 'SG' };
    expect(await refuse(createConnectedAccount, { body }, person)).toMatchObject({ status: 502, message: STOPPED });
    expect((await otherAccount.accounts.list()).data).toEqual([]);
    expect((await otherAccount.checkout.sessions.list()).data).toEqual([]);
    expect((await otherAccount.transfers.list()).data).toEqual([]);
  });
});
