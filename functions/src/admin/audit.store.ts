import { AuditEntry } from '@doubloon/contract/admin/audit.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { DocumentStore } from '../platform/database/document-store.ts';
import type { Session } from '../platform/database/session.ts';

declare module '../platform/database/database.ts' {
  interface Stores {
    readonly auditLog: AuditLog;
  }
}

/** The log of what admins have done. */
export class AuditLog extends DocumentStore<AuditEntry> {
  constructor(session: Session) {
    super(session, COLLECTIONS.auditLog, AuditEntry, ({ id }) => id);
  }

  /** A page of the log, of one subject when it is given. Reads one document more than the page. */
  page(page: PageWanted, subjectId: string | undefined): Promise<Page<AuditEntry>> {
    const { documents } = this;
    return newestFirst(subjectId === undefined ? documents : documents.where('subject.id', '==', subjectId), page);
  }
}
