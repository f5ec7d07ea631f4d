import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** The numbers of users, by their uids. They are tallied, so nothing else writes them. */
export class Dashboards extends storeOf('dashboards', Dashboard) {
  /** The numbers of a user, all zero before anything was counted. Reads 1. */
  override async get(uid: string): Promise<Dashboard> {
    return (await this.find(uid)) ?? Dashboard.parse({});
  }
}
