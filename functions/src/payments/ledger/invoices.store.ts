import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { Invoice, type InvoiceKind, InvoiceSequence } from '@doubloon/contract/payments/invoices/invoice.ts';
import type { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../../platform/database/collection.ts';
import { storeOf } from '../../platform/database/document-store.ts';

/** More groups than ever move the fee of one campaign. */
const MAX_OF_CAMPAIGN = 200;

/** The documents about the platform's fee, each begun with the group of entries that moves it. */
export class Invoices extends storeOf('invoices', Invoice, ({ id }) => id, { of: 'ownerId' }) {
  /** Begins the document of a group that moves the fee; nothing for any other group. Writes at most 1. */
  beginFor(funds: CampaignFunds, { id, entries, createdAt }: LedgerGroup): void {
    const feeCents = entries.reduce((sum, entry) => (entry.account === 'fee' ? sum + entry.amountCents : sum), 0);
    if (feeCents === 0) return;
    this.add({
      id,
      kind: feeCents > 0 ? 'invoice' : 'credit_note',
      campaignId: funds.campaignId,
      fundsId: funds.fundsId,
      campaignTitle: funds.campaignTitle,
      ownerId: funds.ownerId,
      amountCents: Math.abs(feeCents),
      createdAt,
      issueAt: createdAt,
      issued: null,
    });
  }

  /** Yields the ids of the documents without a number, in the order of their booking, read on demand. Reads one per document. */
  eachIdToIssue(now: Date): AsyncIterable<string> {
    return this.idsInTurn(this.documents.where('issueAt', '<=', now).orderBy('issueAt'));
  }

  /** All documents about the fee of a campaign. Reads one per document. */
  findOfCampaign(campaignId: string): Promise<Invoice[]> {
    return this.all(this.documents.where('campaignId', '==', campaignId).limit(MAX_OF_CAMPAIGN));
  }

  /** A page of an owner's documents, all or those about one campaign, newest first. Reads one document more than the page. */
  pageOf(ownerId: string, wanted: PageWanted & { readonly campaignId?: string | undefined }): Promise<Page<Invoice>> {
    const { campaignId } = wanted;
    const list = this.of(ownerId);
    return newestFirst(campaignId === undefined ? list : list.where('campaignId', '==', campaignId), wanted);
  }
}

/** The last number of each kind and year. */
export class InvoiceSequences extends storeOf('invoiceSequences', InvoiceSequence, ({ id }) => id) {
  /** Returns the next number of a kind in a year, from 1 on, and counts it as taken. Reads 1, writes 1. */
  async next(kind: InvoiceKind, year: string): Promise<number> {
    const id = `${kind}_${year}`;
    const last = ((await this.find(id))?.last ?? 0) + 1;
    this.put({ id, last });
    return last;
  }
}
