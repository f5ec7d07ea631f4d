import { EMAIL_NOT_PROVEN } from '@doubloon/contract/auth/proven-email.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import {
  createConnectedAccount,
  createConnectedAccountLink,
  getConnectedAccount,
  listPayoutsOfCreator,
  listPayoutsOfOwner,
  startCheckout,
} from '@doubloon/contract/payments/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverableProjections } from '../../../functions/src/deliverables/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { withOtherEmail } from '../../support/given/identities.ts';
import { createPerson, createUnproven } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { forgetProof, proveByMail } from '../../support/given/proven-email.ts';
import { holdPayment } from '../../support/money/held-payments.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  draftOf,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { payOnHostedPage } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const refusal = (what: string) => ({
  status: 403,
  code: 'forbidden',
  errorType: EMAIL_NOT_PROVEN,
  message: `Please verify your email address to ${what}`,
});

beforeAll(stopClock);

describe('an owner who has not proven their e-mail', () => {
  let owner: Person;
  const input = () => ({ body: { formData: draftOf(owner), draftId: `draft-of-${owner.uid}` } });
  const checkouts = async () =>
    (await deps().db.firestore.collection(COLLECTIONS.checkouts).where('ownerId', '==', owner.uid).get()).size;

  beforeEach(async () => {
    owner = await createUnproven('business_owner');
  });

  it('opens no checkout, and pays for the same draft once the link in the mail was followed', async () => {
    expect(await refuse(startCheckout, input(), owner)).toMatchObject(refusal('pay for a loot'));
    expect(await checkouts()).toBe(0);
    await proveByMail(owner);
    const { id } = await succeed(startCheckout, input(), owner);
    await payOnHostedPage(id);
    const campaign = await succeed(completeCheckout, { body: { payment_gateway_id: id } }, owner);
    expect(campaign).toMatchObject({ owner_id: owner.uid, status: 'open' });
  });

  it('is not helped by another e-mail that they have given their identity and proven there', async () => {
    const elsewhere = await withOtherEmail(owner);
    await proveByMail(elsewhere);
    expect(await deps().auth.getUser(owner.uid)).toMatchObject({ email: elsewhere.email, emailVerified: true });
    expect(await refuse(startCheckout, input(), elsewhere)).toMatchObject(refusal('pay for a loot'));
    expect(await checkouts()).toBe(0);
  });
});

describe('a creator who has not proven their e-mail', () => {
  const connecting = refusal('connect a payment account');

  it('opens no payout account, and does once the link in the mail was followed', async () => {
    const creator = await createUnproven('content_creator');
    const [open, link] = [
      { body: { creatorId: creator.uid, country: 'SG' } },
      { body: { creatorId: creator.uid } },
    ] as const;
    expect(await refuse(createConnectedAccount, open, creator)).toMatchObject(connecting);
    expect(await refuse(createConnectedAccountLink, link, creator)).toMatchObject(connecting);
    expect(await stored(COLLECTIONS.connectedAccounts, creator.uid)).toBeUndefined();
    await proveByMail(creator);
    await succeed(createConnectedAccount, open, creator);
    expect((await succeed(createConnectedAccountLink, link, creator)).url).toMatch(/^http/);
  });

  it('sees an account that is older than the rule, and does not go on with its setup', async () => {
    const creator = await createPaidCreator();
    await forgetProof(creator);
    const params = { id: creator.uid };
    expect(await succeed(getConnectedAccount, { params }, creator)).toMatchObject({ connected: true });
    const body = { creatorId: creator.uid };
    expect(await refuse(createConnectedAccount, { body: { ...body, country: 'SG' } }, creator)).toMatchObject(
      connecting,
    );
    expect(await refuse(createConnectedAccountLink, { body }, creator)).toMatchObject(connecting);
  });
});

describe('a payout account whose creator has not proven their e-mail', () => {
  let owner: Person;
  let creator: Person;
  let campaign: CampaignView;
  const why = { reason: EMAIL_NOT_PROVEN, details: 'The creator has not verified their email address' };
  const theyAct = { ...why, must_act: 'creator' };

  beforeAll(async () => {
    owner = await createPerson('business_owner');
  });

  beforeEach(async () => {
    creator = await createPaidCreator();
    ({ campaign } = await buyCampaign(owner));
  });

  it('is paid nothing, as all read, and is paid by itself once they have', async () => {
    await forgetProof(creator);
    const decideBy = addDays(deps().clock.now(), 5);
    const treasure = await submitDeliverable(campaign, creator, { viewCount: 1000, decideBy });
    const { problem } = await succeed(previewDeliverablePayout, { params: { id: treasure.id } }, owner);
    expect(problem).toEqual(why);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: theyAct });
    const shown = await succeed(getDeliverable, { params: { id: treasure.id } }, creator);
    expect(shown).toMatchObject({ status: 'submitted', payment_problem: theyAct });
    await createNotifications(deps().db, deliverableProjections, treasure.id, deps().clock.now());
    const told = await succeed(listNotifications, { query: {} }, creator);
    expect(told.map(({ kind }) => kind)).toEqual(['payout_needs_account']);

    passMinutes(6 * 24 * 60);
    const decide = () => succeed(runScheduledJob, { params: { name: 'decide-overdue' } });
    await decide();
    expect(await transfersOf(campaign.id)).toEqual([]);
    await proveByMail(creator);
    await decide();
    expect(await transfersOf(campaign.id)).toHaveLength(1);
    expect(await succeed(getDeliverable, { params: { id: treasure.id } }, creator)).toMatchObject({
      status: 'approved',
      payment_problem: null,
    });
    await expectBalancedBooks(campaign.id);
  });

  it('is sent nothing that was set aside for it either, until they have', async () => {
    const { treasure } = await holdPayment(owner, campaign, creator);
    await forgetProof(creator);
    passMinutes(10 * 24 * 60);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ reserved: 0, available: 100_000 });
    const read = async () => [
      await succeed(listPayoutsOfCreator, { params: { id: creator.uid }, query: {} }, creator),
      await succeed(listPayoutsOfOwner, { params: { id: owner.uid }, query: { campaignId: campaign.id } }, owner),
    ];
    for (const [payout] of await read()) {
      expect(payout).toMatchObject({ status: 'failed', failure: { ...theyAct, mended: false } });
    }
    await proveByMail(creator);
    for (const [payout] of await read()) expect(payout).toMatchObject({ failure: { mended: true } });
    expect((await approve(treasure, owner)).ok).toBe(true);
    expect(await transfersOf(campaign.id)).toHaveLength(1);
    await expectBalancedBooks(campaign.id);
  });
});
