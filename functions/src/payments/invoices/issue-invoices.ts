import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import {
  type Invoice,
  includedGstCents,
  type IssuedInvoice,
  needsAddress,
  type Seller,
} from '@doubloon/contract/payments/invoices/invoice.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { DELETED_PERSON } from '@doubloon/contract/users/user.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { allDue, untilDone, type JobRun } from '../../platform/jobs/until-done.ts';

const PREFIXES = { invoice: 'INV', credit_note: 'CN' } as const;
const DIGITS = 6;

type InvoiceDependencies = Pick<Dependencies, 'db' | 'clock' | 'config' | 'log'>;

/**
 * The scheduled job that gives documents about the fee their numbers, in the order of their booking. A failure leaves no gap: a number is taken
 * in the transaction that writes it.
 */
export async function issueInvoices(deps: InvoiceDependencies & JobRun): Promise<void> {
  const { db, clock, log } = deps;
  const toIssue = allDue({
    items: db.invoices.eachIdToIssue(clock.now()),
    idOf: (invoiceId) => invoiceId,
    handle: (invoiceId) => unitOfWork(deps, (tx) => issueInvoice(tx, deps, invoiceId)),
    failed: (invoiceId, error) => {
      log.error({ invoiceId, err: error }, 'invoice not issued');
    },
  });
  await untilDone(deps, [toIssue]);
}

/**
 * Gives a document its number and all that it says, once. Whoever the platform was when it charged the fee also gives it back: what corrects an invoice has its
 * seller, rate and buyer. Reads one per document of the campaign and up to 4, writes 2.
 */
async function issueInvoice(tx: Tx, { clock, config }: InvoiceDependencies, id: string): Promise<void> {
  const invoice = await tx.invoices.get(id);
  if (invoice.issued) return;
  const others = await findIssued(tx, invoice);
  const first = others.find(({ kind }) => kind === 'invoice')?.issued;
  const issuedAt = clock.now();
  const year = dayInSingapore(issuedAt).slice(0, 4);
  const seller = first?.seller ?? config.seller;
  const buyer = first?.buyer ?? (await findBuyer(tx, invoice, seller));
  const next = await tx.invoiceSequences.next(invoice.kind, year);
  const number = `${PREFIXES[invoice.kind]}-${year}-${String(next).padStart(DIGITS, '0')}`;
  const gstCents = gstOf(invoice, others, seller.gstPercent);
  const issued: IssuedInvoice = { number, issuedAt, seller, buyer, gstCents, corrects: first?.number ?? null };
  tx.invoices.put({ ...invoice, issueAt: null, issued });
}

/** Returns who is billed: the payer as they have entered it where an address is needed, else the owner by their name here. Reads up to 2. */
async function findBuyer(
  tx: Tx,
  { ownerId, amountCents, ...about }: Invoice,
  seller: Seller,
): Promise<IssuedInvoice['buyer']> {
  const funds = needsAddress(seller, amountCents) ? await tx.campaignFunds.find(fundsIdOf(about)) : null;
  if (funds?.billedTo) return funds.billedTo;
  return { name: ((await tx.users.find(ownerId)) ?? DELETED_PERSON).name, address: null };
}

/** The documents about the fee of the same payment that have their numbers, in the order of their booking. Throws while one that was booked before has none. */
async function findIssued(tx: Tx, { campaignId, fundsId, createdAt }: Invoice): Promise<Invoice[]> {
  const all = (await tx.invoices.findOfCampaign(campaignId)).filter((one) => one.fundsId === fundsId);
  if (all.some((one) => !one.issued && one.createdAt < createdAt))
    throw new Error(`What was booked before for ${campaignId} has no number yet`);
  return all.filter(({ issued }) => issued).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const signed = ({ kind, amountCents }: Invoice) => (kind === 'invoice' ? amountCents : -amountCents);

/** The GST in a document's amount: the difference that it makes to the GST in all of the fee, so that a fee given back in parts gives all of its GST back. */
function gstOf(invoice: Invoice, others: readonly Invoice[], percent: number): number {
  const before = others.reduce((sum, one) => sum + signed(one), 0);
  const after = before + signed(invoice);
  return Math.abs(includedGstCents(Math.abs(after), percent) - includedGstCents(Math.abs(before), percent));
}
