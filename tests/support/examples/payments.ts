import { randomUUID } from 'node:crypto';
import {
  cancelCheckout,
  createConnectedAccount,
  createConnectedAccountLink,
  createDashboardLink,
  disconnectAccount,
  getCampaignByPayment,
  getConnectedAccount,
  getOwnConnectedAccount,
  listPayoutsOfCreator,
  listPayoutsOfOwner,
  resolveOwnPayout,
  retryPayout,
  startCheckout,
} from '@doubloon/contract/payments/operations.ts';
import { downloadInvoice, listInvoicesOfOwner } from '@doubloon/contract/payments/invoices/invoice-operations.ts';
import { returnFromOnboarding } from '@doubloon/contract/payments/onboarding-operations.ts';
import {
  createTestAuthorization,
  processTestPayment,
  transferForTest,
} from '@doubloon/contract/payments/test-operations.ts';
import { getEarnings, listEarningsOfCreator } from '@doubloon/contract/applications/operations.ts';
import {
  getReceipt,
  previewApplicationPayout,
  previewProofPayout,
  previewDeliverablePayout,
} from '@doubloon/contract/payments/statements/receipt-operations.ts';
import {
  downloadStatement,
  downloadStatementTable,
} from '@doubloon/contract/payments/statements/statement-operations.ts';
import { getRefund, requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { invoiceSample } from '../../../functions/testing/invoices.ts';
import { deps, succeed } from '../api.ts';
import { storeProof } from '../given/fixtures.ts';
import {
  approve,
  buyCampaign,
  connectAccount,
  createPaidCreator,
  draftOf,
  openCheckout,
  submitDeliverable,
} from '../money/paid-campaigns.ts';
import { failNext, payOnHostedPage } from '../money/payment-provider.ts';
import { createPerson, unique } from '../given/people.ts';
import { closedWithFailedRefund } from '../money/refunds.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const owner = () => castMember('business_owner');

/** Creates a payout that the provider refused. */
async function failedPayout() {
  const person = await owner();
  const { campaign } = await buyCampaign(person);
  const deliverable = await submitDeliverable(campaign, await createPaidCreator());
  await failNext('transfers.create', 'balance_insufficient');
  await approve(deliverable, person);
  return { person, input: { params: { id: payoutIdOf(deliverable.id) } } };
}

/** Creates a treasure whose creator can be paid. */
async function payableDeliverable() {
  const { campaign } = await buyCampaign(await owner());
  const { id } = await submitDeliverable(campaign, await createPaidCreator());
  return { input: { body: { treasure_id: id } } };
}

export const paymentExamples = [
  example(startCheckout, async () => {
    // A new person, because a checkout with the same content as the owner's open one ends that one.
    const person = await createPerson('business_owner');
    const { siteOrigin } = deps().config;
    const body = {
      formData: draftOf(person),
      customerEmail: person.email,
      successUrl: `${siteOrigin}/payment-success`,
      cancelUrl: `${siteOrigin}/create-loot`,
    };
    return { input: { body }, person };
  }),
  example(cancelCheckout, async () => {
    const person = await owner();
    const draftId = randomUUID();
    await succeed(startCheckout, { body: { formData: draftOf(person), draftId } }, person);
    return { input: { body: { draftId } }, person };
  }),
  example(getCampaignByPayment, async () => {
    const payment_gateway_id = await openCheckout(await owner());
    await payOnHostedPage(payment_gateway_id);
    return { input: { query: { payment_gateway_id, payment_gateway: 'stripe' as const } } };
  }),
  example(createConnectedAccount, async () => {
    const person = await createPerson('content_creator');
    return { input: { body: { creatorId: person.uid, email: person.email, country: 'SG' } }, person };
  }),
  example(createConnectedAccountLink, async () => {
    const person = await createPerson('content_creator');
    await connectAccount(person, 'untouched');
    return { input: { body: { creatorId: person.uid } }, person };
  }),
  example(createDashboardLink, async () => {
    const person = await createPaidCreator();
    return { input: { body: { creatorId: person.uid } }, person };
  }),
  example(returnFromOnboarding, async () => {
    const person = await createPerson('content_creator');
    return { input: { query: { stripe_account_id: await connectAccount(person) } } };
  }),
  example(getConnectedAccount, async () => {
    const person = await createPaidCreator();
    return { input: { params: { id: person.uid } }, person };
  }),
  example(listPayoutsOfCreator, async () => {
    const person = await castMember('content_creator');
    return { input: { params: { id: person.uid }, query: { limit: 20 } }, person };
  }),
  example(listPayoutsOfOwner, async () => {
    const person = await owner();
    return { input: { params: { id: person.uid }, query: { limit: 20 } }, person };
  }),
  example(listInvoicesOfOwner, async () => {
    const person = await owner();
    return { input: { params: { id: person.uid }, query: { limit: 20 } }, person };
  }),
  example(downloadStatement, async () => {
    const person = await castMember('content_creator');
    return { input: { params: { id: person.uid, year: 2026 } }, person };
  }),
  example(downloadStatementTable, async () => {
    const person = await castMember('content_creator');
    return { input: { params: { id: person.uid, year: 2026 } }, person };
  }),
  example(downloadInvoice, async () => {
    const person = await owner();
    const invoice = invoiceSample({ id: unique('cko_'), ownerId: person.uid });
    await deps().db.firestore.collection(COLLECTIONS.invoices).doc(invoice.id).set(invoice);
    return { input: { params: { id: invoice.id } }, person };
  }),
  example(getOwnConnectedAccount, async () => ({ input: {}, person: await createPaidCreator() })),
  example(disconnectAccount, async () => ({ input: {}, person: await createPaidCreator() })),
  example(createTestAuthorization, payableDeliverable),
  example(transferForTest, payableDeliverable),
  example(processTestPayment, async () => ({ input: (await failedPayout()).input })),
  example(retryPayout, failedPayout),
  example(resolveOwnPayout, failedPayout),
  example(getReceipt, failedPayout),
  example(getEarnings, async () => {
    const person = await createPaidCreator();
    const { campaign } = await buyCampaign(await owner());
    const { applicationId: id } = await submitDeliverable(campaign, person);
    return { input: { params: { id } }, person };
  }),
  example(listEarningsOfCreator, async () => {
    const person = await createPaidCreator();
    const { campaign } = await buyCampaign(await owner());
    await submitDeliverable(campaign, person);
    return { input: { params: { id: person.uid }, query: { campaignIds: [campaign.id] } }, person };
  }),
  example(previewDeliverablePayout, async () => {
    const person = await owner();
    const { campaign } = await buyCampaign(person);
    const { id } = await submitDeliverable(campaign, await createPaidCreator());
    return { input: { params: { id } }, person };
  }),
  example(previewProofPayout, async () => {
    const person = await owner();
    const { campaign } = await buyCampaign(person);
    const deliverable = await submitDeliverable(campaign, await createPaidCreator());
    await approve(deliverable, person);
    const { id } = await storeProof(deliverable, { reportedViewCount: 5000 });
    return { input: { params: { id } }, person };
  }),
  example(previewApplicationPayout, async () => {
    const person = await owner();
    const { campaign } = await buyCampaign(person);
    const { applicationId: id } = await submitDeliverable(campaign, await createPaidCreator());
    return { input: { params: { id } }, person };
  }),
  example(getRefund, async () => {
    const person = await owner();
    const { campaign } = await buyCampaign(person);
    return { input: { params: { id: campaign.id } }, person };
  }),
  example(requestRefund, async () => {
    const person = await owner();
    return { input: { params: { id: await closedWithFailedRefund(person) } }, person };
  }),
];
