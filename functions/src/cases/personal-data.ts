import type { PersonalData } from '../platform/personal-data.ts';
import type { Database } from '../platform/database/database.ts';

async function* casesOf(db: Database, uid: string) {
  for await (const { decision, flag, ...asked } of db.cases.eachOf(uid)) {
    // Which admin it was is not the person's to know.
    yield {
      ...asked,
      flagged: flag !== null,
      // Why a report was decided so is about somebody else.
      decision: decision && { reason: asked.reported ? null : decision.reason, decidedAt: decision.decidedAt },
    };
  }
}

export const casesPersonalData = {
  lists: ({ db }, uid) => [{ name: 'cases', records: casesOf(db, uid) }],
  erase: {
    /** Removes a person's appeals, disputed figures and reports, and reports about them; refunds and disputes belong to the books, decisions stay in the audit log. */
    cases: ({ db }, uid) => db.cases.removeAskedBy(uid),
  },
} satisfies PersonalData;
