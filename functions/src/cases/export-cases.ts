import type { ExportDomain } from '../account/account-parts.ts';
import type { Database } from '../platform/database.ts';

/** What a person has asked to be decided, and the decisions. */
export const exportCases: ExportDomain = ({ db }, uid) => [{ name: 'cases', records: casesOf(db, uid) }];

async function* casesOf(db: Database, uid: string) {
  for await (const { decision, flag, ...asked } of db.cases.eachOf(uid)) {
    // Which admin it was is not the person's to know.
    yield {
      ...asked,
      flagged: flag !== null,
      decision: decision && { reason: decision.reason, decidedAt: decision.decidedAt },
    };
  }
}
