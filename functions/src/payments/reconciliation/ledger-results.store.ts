import { LedgerResult } from '@doubloon/contract/payments/ledger-result.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../../platform/database/collection.ts';
import { storeOf } from '../../platform/database/document-store.ts';

export class LedgerResults extends storeOf('ledgerResults', LedgerResult, ({ id }) => id) {
  /** A page of the reconciler's results, newest first. Reads one document more than the page. */
  page(page: PageWanted): Promise<Page<LedgerResult>> {
    return newestFirst(this.documents, page);
  }

  /** The findings of the reconciler's last run, or null. Reads 1. */
  findLast(): Promise<LedgerResult | null> {
    return this.first(this.documents.orderBy('createdAt', 'desc'));
  }
}
