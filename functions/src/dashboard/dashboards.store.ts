import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DocumentStore } from '../platform/database/document-store.ts';
import type { Session } from '../platform/database/session.ts';

declare module '../platform/database/database.ts' {
  interface Stores {
    readonly dashboards: Dashboards;
  }
}

/** The numbers of users, by their uids. They are tallied, so nothing else writes them. */
export class Dashboards extends DocumentStore<Dashboard> {
  constructor(session: Session) {
    super(session, COLLECTIONS.dashboards, Dashboard, () => {
      throw new Error('Dashboards are written by tallies only');
    });
  }

  /** The numbers of a user; all zero for somebody about whom nothing was counted yet. Reads 1. */
  override async get(uid: string): Promise<Dashboard> {
    return (await this.find(uid)) ?? Dashboard.parse({});
  }
}
