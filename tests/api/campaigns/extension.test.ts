import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import {
  closeCampaign,
  completeCheckout,
  extendCampaign,
  getCampaign,
  pauseCampaign,
  previewExtension,
} from '@doubloon/contract/campaigns/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { latestEndDate } from '@doubloon/contract/payments/payment-methods.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endDateCopies } from '../../../functions/src/applications/end-date-copies.ts';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { checkCopies } from '../../../functions/src/platform/projections/projection.ts';
import { onCampaignWritten } from '../../../functions/src/triggers.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { recheck } from '../../support/recheck.ts';
import { storeApplication, storeCampaign, stored, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import {
  applyTo,
  approve,
  buyCampaign,
  connectAccount,
  endingIn,
  endingSoon,
  expectBalancedBooks,
  fundsOf,
  openCheckout,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { failNext, payOnHostedPage } from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

const DAY = 24 * 60;

let owner: Person;
let campaign: CampaignView;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});
beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, endingIn(10)));
});

const byId = () => ({ params: { id: campaign.id } });
const moveTo = (days: number) => ({ ...byId(), body: endingIn(days) });
const preview = () => succeed(previewExtension, byId(), owner);
const endDateOf = async () => (await stored(COLLECTIONS.campaigns, campaign.id))?.['endDate'] as string;
const complete = () => succeed(runScheduledJob, { params: { name: 'complete-campaigns' } });

describe('the end date of a loot', () => {
  it('moves later, as often as its owner likes, up to the longest run', async () => {
    const { endDate: latest } = endingIn(MAX_RUN_DAYS);
    expect(await preview()).toEqual({
      problem: null,
      latest_end_date: latest,
      limit:
        'The payment provider’s limit for holding money is 90 days after its payment, and one review has to fit in',
    });
    expect(await succeed(extendCampaign, moveTo(20), owner)).toMatchObject({ ...endingIn(20), status: 'open' });
    expect(await succeed(extendCampaign, moveTo(MAX_RUN_DAYS), owner)).toMatchObject({ endDate: latest });
    expect(await preview()).toMatchObject({
      problem: expect.stringContaining(
        'This loot cannot end later. The payment provider’s limit for holding money is 90 days',
      ) as string,
      latest_end_date: null,
    });
    expect(await refuse(extendCampaign, moveTo(MAX_RUN_DAYS + 1), owner)).toMatchObject({ status: 409 });
    expect(await endDateOf()).toBe(latest);
  });

  it('never moves earlier than creators were promised, nor beyond the longest run', async () => {
    const refused = (days: number) => refuse(extendCampaign, moveTo(days), owner);
    expect(await refused(9)).toMatchObject({
      status: 422,
      details: [{ field: 'body.endDate', message: 'The end date can only be moved later' }],
    });
    expect(await refused(MAX_RUN_DAYS + 1)).toMatchObject({
      status: 422,
      details: [{ field: 'body.endDate', message: expect.stringContaining('The end date can be at most') as string }],
    });
    const text = await callRaw('POST', `/campaigns/${campaign.id}/extension`, {
      person: owner,
      body: JSON.stringify({ endDate: '2026-02-31' }),
    });
    expect(text.status).toBe(422);
    expect(await endDateOf()).toBe(campaign.endDate);
  });

  it('stays, and nobody is told, when it is moved to where it is', async () => {
    await succeed(extendCampaign, moveTo(10), owner);
    expect(await stored(COLLECTIONS.campaigns, campaign.id)).toMatchObject({ extendedAt: null });
  });

  it('is its owner’s alone to move', async () => {
    const others = [
      [await createPerson('business_owner'), 404],
      [await createPerson('content_creator'), 403],
      [await createPerson('admin'), 403],
      [undefined, 401],
    ] as const;
    for (const [person, status] of others) {
      expect(await refuse(extendCampaign, moveTo(20), person)).toMatchObject({ status });
      expect(await refuse(previewExtension, byId(), person)).toMatchObject({ status });
    }
    expect(await endDateOf()).toBe(campaign.endDate);
  });

  it('moves while its owner has paused the loot, and not once that is closed', async () => {
    await succeed(pauseCampaign, byId(), owner);
    expect(await succeed(extendCampaign, moveTo(20), owner)).toMatchObject({ ...endingIn(20), status: 'paused' });
    await succeed(closeCampaign, byId(), owner);
    const message = 'This loot is completed and cannot be extended';
    expect(await preview()).toMatchObject({ problem: message, latest_end_date: null });
    expect(await refuse(extendCampaign, moveTo(30), owner)).toMatchObject({ status: 409, message });
  });

  it.each(['pending', 'rejected'] as const)('does not move while the loot is %s', async (status) => {
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).update({ status });
    expect(await refuse(extendCampaign, moveTo(20), owner)).toMatchObject({ status: 409 });
  });

  it('cannot be given to a loot that has none', async () => {
    ({ campaign } = await buyCampaign(owner));
    expect(await refuse(extendCampaign, moveTo(20), owner)).toMatchObject({
      status: 409,
      message: 'This loot has no end date. It runs for 85 days after its payment',
    });
  });
});

describe('a loot paid for by PayNow', () => {
  const buyByPayNow = async () => {
    const sessionId = await openCheckout(owner, endingSoon());
    await payOnHostedPage(sessionId, 'paynow');
    campaign = await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
  };

  it('ends early enough that its refund by PayNow is always possible', async () => {
    await buyByPayNow();
    expect(await fundsOf(campaign.id)).toMatchObject({ paymentMethod: 'paynow' });
    const { latest_end_date: latest, limit } = await preview();
    expect(limit).toContain('PayNow');
    const possible = latestEndDate(deps().clock.now(), ['paynow']) ?? '';
    expect(latest).toBe(possible > endingSoon().endDate ? possible : null);
    expect(await callRefused(14)).toContain('PayNow');
    expect(await endDateOf()).toBe(endingSoon().endDate);
  });

  it('is the only one of that limit: a card paid for another', async () => {
    ({ campaign } = await buyCampaign(owner, endingSoon()));
    expect(await fundsOf(campaign.id)).toMatchObject({ paymentMethod: 'card' });
    expect(await succeed(extendCampaign, moveTo(60), owner)).toMatchObject(endingIn(60));
  });

  it('may be any of those whose method nobody has kept', async () => {
    const forget = () =>
      deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(campaign.id).update({ paymentMethod: null });
    await forget();
    // Its checkout has offered cards only.
    expect(await succeed(extendCampaign, moveTo(60), owner)).toMatchObject(endingIn(60));
    ({ campaign } = await buyCampaign(owner, endingSoon()));
    await forget();
    expect(await callRefused(60)).toContain('PayNow');
  });

  async function callRefused(days: number): Promise<string> {
    return JSON.stringify(await refuse(extendCampaign, moveTo(days), owner));
  }
});

describe('an extension and what happens at the same time', () => {
  it('and a closing: the loot ends once, whoever is first', async () => {
    const [extended, closed] = await Promise.all([
      callRaw('POST', `/campaigns/${campaign.id}/extension`, {
        person: owner,
        body: JSON.stringify(endingIn(30)),
      }),
      // A retry of its transaction counts twice.
      callRaw('POST', `/campaigns/${campaign.id}/close`, { person: owner }),
    ]);
    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(extended.status);
    expect(await succeed(getCampaign, byId(), owner)).toMatchObject({
      status: 'completed',
      endDate: extended.status === 200 ? endingIn(30).endDate : campaign.endDate,
    });
    await expectBalancedBooks(campaign.id);
  });

  it('and its end date: it runs on, or has ended', async () => {
    await succeed(extendCampaign, moveTo(12), owner);
    passMinutes(11 * DAY);
    await complete();
    expect(await succeed(getCampaign, byId(), owner)).toMatchObject({ status: 'open' });
    passMinutes(2 * DAY);
    expect(await refuse(extendCampaign, moveTo(20), owner)).toMatchObject({
      status: 409,
      message: 'This loot has ended',
    });
    await complete();
    expect(await succeed(getCampaign, byId(), owner)).toMatchObject({ status: 'completed', close_reason: 'ended' });
  });

  it('and a payout in flight: neither minds the other', async () => {
    const creator = await createPerson('content_creator');
    await connectAccount(creator);
    const deliverable = await submitDeliverable(campaign, creator);
    await failNext('transfers.create', 'api_error_after_effect');
    await approve(deliverable, owner);
    expect((await fundsOf(campaign.id)).balances.reserved).toBeGreaterThan(0);
    expect(await succeed(extendCampaign, moveTo(30), owner)).toMatchObject(endingIn(30));
    await expectBalancedBooks(campaign.id);
  });

  it('and a dispute: the bank decides first', async () => {
    const dispute = await disputePaymentKnowingly(campaign.id);
    const message = 'The payment for this loot is disputed at the bank, which decides first';
    expect(await refuse(extendCampaign, moveTo(30), owner)).toMatchObject({ status: 409, message });
    expect(await preview()).toMatchObject({ problem: message });
    await settleDispute(dispute, 'won');
    expect(await succeed(extendCampaign, moveTo(30), owner)).toMatchObject(endingIn(30));
  });
});

describe('creators', () => {
  const documentOf = () => deps().db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).get();
  const endOf = async (id: string) => ((await stored(COLLECTIONS.applications, id)) as { campaign: object }).campaign;
  const told = async (person: Person) =>
    (await succeed(listNotifications, { query: {} }, person)).map(({ kind }) => kind);

  it('who have applied or were approved are told, once for each time, and see the new date', async () => {
    const people = await Promise.all(['pending', 'approved', 'rejected'].map(() => createPerson('content_creator')));
    const statuses = ['pending', 'approved', 'rejected'] as const;
    const all = await Promise.all(people.map((person, at) => applyTo(campaign, person, { status: statuses[at]! })));
    const firestore = deps().db.firestore.collection(COLLECTIONS.applications);
    for (const { id } of all) await firestore.doc(id).update({ 'campaign.endDate': campaign.endDate });
    const before = await documentOf();
    await succeed(extendCampaign, moveTo(20), owner);
    const event = { params: { id: campaign.id }, data: { before, after: await documentOf() } };
    for (let time = 0; time < 2; time += 1) {
      await onCampaignWritten.run(event as never);
      for (const { id } of all) await createNotifications(deps().db, applicationProjections, id, new Date());
    }
    for (const { id } of all) expect(await endOf(id)).toMatchObject(endingIn(20));
    const extended = (kinds: string[]) => kinds.filter((kind) => kind === 'campaign_extended').length;
    expect(await Promise.all(people.map(async (person) => extended(await told(person))))).toEqual([1, 1, 0]);
  });

  it('whose applications have missed it are found by the repair', async () => {
    const own = await storeCampaign(owner, { endDate: '2099-02-01', extendedAt: new Date() });
    await storeFunds(own);
    const { id } = await storeApplication({ ...own, endDate: '2099-01-01' }, await createPerson('content_creator'));
    const { differences, repair } = await recheck(deps().db, checkCopies(endDateCopies));
    expect(differences).toContainEqual({
      document: `${COLLECTIONS.applications}/${id}`,
      field: 'campaign.endDate',
      stored: '2099-01-01',
      derived: '2099-02-01',
    });
    await repair();
    expect(await endOf(id)).toMatchObject({ endDate: '2099-02-01' });
  });
});
