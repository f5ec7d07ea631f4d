import type { Database } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

async function* reportsOf(db: Database, uid: string) {
  for await (const { deliverableId, flags, evaluatedAt } of db.flagReports.eachOf(uid)) {
    // The figures would reveal how to evade the rules, and may concern other people.
    yield { deliverableId, flags: flags.map(({ forPerson }) => forPerson), evaluatedAt };
  }
}

export const flagsPersonalData = {
  lists: ({ db }, uid) => [{ name: 'flags', records: reportsOf(db, uid) }],
  // Reports stay with the payments that they are about.
  erase: {},
} satisfies PersonalData;
