import type { Database } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

async function* reportsOf(db: Database, uid: string) {
  for await (const { deliverableId, flags, evaluatedAt } of db.flagReports.eachOf(uid)) {
    // The figures would say how to get around the rules, and may be those of others.
    yield { deliverableId, flags: flags.map(({ forPerson }) => forPerson), evaluatedAt };
  }
}

export const flagsPersonalData = {
  lists: ({ db }, uid) => [{ name: 'flags', records: reportsOf(db, uid) }],
  // Reports stay with the payments that they were about.
  erase: {},
} satisfies PersonalData;
