import { Invoice } from '@doubloon/contract/payments/invoices/invoice.ts';
import { downloadInvoice, listInvoicesOfOwner } from '@doubloon/contract/payments/invoices/invoice-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../../functions/testing/campaign-funds.ts';
import { issueInvoices } from '../../../functions/src/payments/invoices/issue-invoices.ts';
import { checkoutEntries, NO_BALANCES } from '../../../functions/src/payments/ledger/ledger.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import { approve, buyCampaign, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, failRefund } from '../../support/money/payment-provider.ts';

const { stage, run, refundsAtProvider, closeAndGrant } = useClosedLoots({ creator_slots: 2 });

const SELLER = { name: 'Doubloon Pte. Ltd.', address: 'Singapore', gstNumber: '201912345K', gstPercent: 9 };

/** Runs the job as on a platform that is registered for GST. */
const issue = () => issueInvoices({ ...deps(), config: { ...deps().config, seller: SELLER } });

async function storedInvoices(campaignId?: string): Promise<Invoice[]> {
  const all = collection(deps().db.firestore, COLLECTIONS.invoices, Invoice);
  const { docs } = await (campaignId === undefined ? all : all.where('campaignId', '==', campaignId)).get();
  return docs.map((document) => document.data()).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const numbersOf = (invoices: readonly Invoice[], kind: Invoice['kind']) =>
  invoices
    .filter((invoice) => invoice.kind === kind)
    .map(({ issued }) => Number(issued?.number.split('-').at(-1)))
    .sort((a, b) => a - b);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Every fee that is booked has its document, and the numbers of each kind have no gap. */
async function expectNoGaps(): Promise<void> {
  const invoices = await storedInvoices();
  const groups = await deps().db.firestore.collection(COLLECTIONS.ledgerGroups).get();
  const fees = groups.docs.filter((group) =>
    (group.get('entries') as { account: string }[]).some(({ account }) => account === 'fee'),
  );
  expect(invoices.map(({ id }) => id).sort()).toEqual(fees.map(({ id }) => id).sort());
  for (const kind of ['invoice', 'credit_note'] as const) {
    const numbers = numbersOf(invoices, kind);
    expect(numbers).toEqual(upTo(numbers.length));
  }
}

describe('an invoice for the fee', () => {
  it('begins with the payment, and gets its number and all that it says soon after, once', async () => {
    const [begun] = await storedInvoices(stage.campaign.id);
    expect(begun).toMatchObject({ kind: 'invoice', amountCents: 5000, ownerId: stage.owner.uid, issued: null });
    await Promise.all([issue(), issue(), issue()]);
    const [invoice, ...more] = await storedInvoices(stage.campaign.id);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      issueAt: null,
      issued: { seller: SELLER, buyer: { name: stage.owner.name, address: null }, gstCents: 413, corrects: null },
    });
    await issueInvoices(deps());
    expect(await storedInvoices(stage.campaign.id)).toEqual([invoice]);
    await expectNoGaps();
  });

  it('is one, whoever completes the checkout and however often it is told of', async () => {
    const { sessionId, campaign } = await buyCampaign(stage.owner, { budget: 20_000 });
    const event = await eventAbout('checkout.session.completed', sessionId);
    for (const told of [event, event]) expect((await deliver(told)).status).toBe(200);
    await issue();
    expect(await storedInvoices(campaign.id)).toMatchObject([{ amountCents: 1000 }]);
    await expectNoGaps();
  });

  it('leaves no gap and takes no number twice among twenty fees that are booked at once', async () => {
    const book = async (index: number) => {
      const id = unique('cmp_');
      const funds = {
        ...campaignFundsDocument(100_000),
        campaignId: id,
        balances: NO_BALANCES,
        ownerId: stage.owner.uid,
      };
      const entries = checkoutEntries(100_000, 5000);
      await unitOfWork(deps(), (tx) => {
        const event = { event: `${id}_paid`, subjectId: `cs_${index}`, entries };
        tx.campaignFunds.add(tx.ledgerGroups.post(funds, event, deps().clock.now()));
      });
      await issue();
    };
    await Promise.all(upTo(20).map(book));
    await issue();
    const invoices = await storedInvoices();
    expect(invoices.filter(({ issued }) => !issued)).toEqual([]);
    expect(invoices.length).toBeGreaterThanOrEqual(20);
    await expectNoGaps();
  });
});

describe('a credit note', () => {
  it('gives back what belongs to the refund, of the same seller and rate, whatever the platform is by now', async () => {
    await approve(await submitDeliverable(stage.campaign, stage.creator, { viewCount: 1000 }), stage.owner);
    await issue();
    await closeAndGrant();
    await run();
    await issueInvoices(deps());
    const [invoice, note, ...more] = await storedInvoices(stage.campaign.id);
    expect(more).toEqual([]);
    // 62.5 % of the fee: 31.25, of which 2.58 are GST.
    expect(note).toMatchObject({
      kind: 'credit_note',
      amountCents: 3125,
      issued: { seller: SELLER, gstCents: 258, corrects: invoice?.issued?.number },
    });
    expect(note?.issued?.number).toMatch(/^CN-20\d\d-\d{6}$/);
    await expectNoGaps();
  });

  it('is followed by an invoice when the bank sends the refund back, and their GST comes to what is left', async () => {
    await closeAndGrant();
    await run();
    const [made] = await refundsAtProvider();
    await failRefund(made?.id ?? '');
    expect((await deliver(await eventAbout('refund.failed', made?.id ?? ''))).status).toBe(200);
    await issue();
    const invoices = await storedInvoices(stage.campaign.id);
    expect(invoices.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['invoice', 5000],
      ['credit_note', 5000],
      ['invoice', 5000],
    ]);
    const [first, ...corrections] = invoices;
    for (const { issued } of corrections)
      expect(issued).toMatchObject({ gstCents: 413, corrects: first?.issued?.number });
    await expectNoGaps();
  });

  it('waits for the invoice that it corrects', async () => {
    await closeAndGrant();
    await run();
    const [invoice] = await storedInvoices(stage.campaign.id);
    const place = deps()
      .db.firestore.collection(COLLECTIONS.invoices)
      .doc(invoice?.id ?? '-');
    await place.update({ issueAt: null });
    await issue();
    expect((await storedInvoices(stage.campaign.id)).map(({ issued }) => issued)).toEqual([null, null]);
    await place.update({ issueAt: invoice?.issueAt });
    await issue();
    expect((await storedInvoices(stage.campaign.id)).every(({ issued }) => issued)).toBe(true);
    await expectNoGaps();
  });
});

describe('the list of invoices', () => {
  it('shows an owner their own, newest first, all or those of one loot', async () => {
    const owner = await createPerson('business_owner');
    const { campaign } = await buyCampaign(owner, { budget: 20_000, title: 'Older' });
    await issue();
    await buyCampaign(owner, { budget: 30_000, title: 'Newer' });
    const list = await succeed(listInvoicesOfOwner, { params: { id: owner.uid }, query: {} }, owner);
    expect(list).toMatchObject([
      { campaignTitle: 'Newer', amount: 1500, gst: 0, number: null, issued_at: null },
      { campaignTitle: 'Older', amount: 1000, gst: 83, number: expect.stringMatching(/^INV-/) as string },
    ]);
    const query = { campaignId: campaign.id };
    expect(await succeed(listInvoicesOfOwner, { params: { id: owner.uid }, query }, owner)).toHaveLength(1);
  });

  it('is nobody else’s but the admins’', async () => {
    const input = { params: { id: stage.owner.uid }, query: {} };
    expect(await refuse(listInvoicesOfOwner, input, await createPerson('business_owner'))).toMatchObject({
      status: 403,
    });
    expect(await refuse(listInvoicesOfOwner, input, stage.creator)).toMatchObject({ status: 403 });
    expect(await refuse(listInvoicesOfOwner, input)).toMatchObject({ status: 401 });
    expect((await succeed(listInvoicesOfOwner, input, stage.admin)).length).toBeGreaterThan(0);
  });
});

describe('the file of an invoice', () => {
  const idOf = async () => (await storedInvoices(stage.campaign.id))[0]?.id ?? '-';

  it('is a PDF that says who owes whom what, the same each time', async () => {
    await issue();
    const id = await idOf();
    const input = { params: { id } };
    const bytes = await succeed(downloadInvoice, input, stage.owner);
    const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
    for (const said of [
      'Test document: no real money was moved',
      'Tax invoice',
      'INV-',
      SELLER.name,
      SELLER.gstNumber,
      stage.owner.name,
      '45.87',
      '4.13',
      '50.00',
    ])
      expect(text).toContain(said);
    expect(Buffer.from(await succeed(downloadInvoice, input, stage.owner)).equals(bytes)).toBe(true);
    const { headers } = await callRaw('GET', `/payments/invoices/${id}/pdf`, { person: stage.owner });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="INV-\d{4}-\d{6}\.pdf"$/);
  });

  it('is refused before it has its number', async () => {
    const input = { params: { id: await idOf() } };
    expect(await refuse(downloadInvoice, input, stage.owner)).toMatchObject({ status: 409 });
  });

  it('is its owner’s and the admins’', async () => {
    await succeed(runScheduledJob, { params: { name: 'issue-invoices' } });
    const input = { params: { id: await idOf() } };
    expect(await refuse(downloadInvoice, input, await createPerson('business_owner'))).toMatchObject({ status: 404 });
    expect(await refuse(downloadInvoice, input, stage.creator)).toMatchObject({ status: 403 });
    expect(await refuse(downloadInvoice, input)).toMatchObject({ status: 401 });
    expect(await refuse(downloadInvoice, { params: { id: 'cko_none_paid' } }, stage.owner)).toMatchObject({
      status: 404,
    });
    expect((await succeed(downloadInvoice, input, stage.admin)).length).toBeGreaterThan(0);
  });
});

describe('an owner whose account has ended', () => {
  it('stays on their invoices, which the law keeps', async () => {
    const owner = await createPerson('business_owner');
    const { campaign } = await buyCampaign(owner, { budget: 20_000 });
    await issue();
    const [before] = await storedInvoices(campaign.id);
    await deps().db.firestore.collection(COLLECTIONS.users).doc(owner.uid).delete();
    await issue();
    expect(await storedInvoices(campaign.id)).toEqual([before]);
    expect(before?.issued?.buyer).toEqual({ name: owner.name, address: null });
  });
});
