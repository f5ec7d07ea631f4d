import type { Firestore } from '@google-cloud/firestore';
import type { ExportDomain } from '../account/account-parts.ts';
import { eachCaseOf } from './cases-of-person.store.ts';

/** What a person has asked to be decided, and the decisions. */
export const exportCases: ExportDomain = ({ db }, uid) => [{ name: 'cases', records: casesOf(db, uid) }];

async function* casesOf(db: Firestore, uid: string) {
  for await (const { decision, flag, ...asked } of eachCaseOf(db, uid)) {
    // Which admin it was is not the person's to know.
    yield {
      ...asked,
      flagged: flag !== null,
      decision: decision && { reason: decision.reason, decidedAt: decision.decidedAt },
    };
  }
}
