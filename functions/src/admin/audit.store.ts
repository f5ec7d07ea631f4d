import { AuditEntry } from '@doubloon/contract/admin/audit.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';

export class AuditLog extends storeOf('auditLog', AuditEntry, ({ id }) => id) {
  /** A page of the log, of one subject when it is given. Reads one document more than the page. */
  page(page: PageWanted, subjectId: string | undefined): Promise<Page<AuditEntry>> {
    const { documents } = this;
    return newestFirst(subjectId === undefined ? documents : documents.where('subject.id', '==', subjectId), page);
  }
}
