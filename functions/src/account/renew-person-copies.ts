import type { Database } from '../platform/database.ts';
import type { RecheckCopies } from '../platform/recheck.ts';
import { eachCopiedDocument, settlePersonCopies, type StaleCopy } from './person-copies.store.ts';

/** Makes every copy of a person's name, picture and badge what the user document says now; see `settlePersonCopies`. */
export async function renewPersonCopies(db: Database, uid: string): Promise<void> {
  await settlePersonCopies({ db }, uid);
}

/** Whether every copy of a person's name, picture and badge is what the user document says. */
export const recheckPersonCopies: RecheckCopies = async (db) => {
  const found: StaleCopy[] = [];
  let documents = 0;
  for await (const stale of eachCopiedDocument({ db })) {
    documents += 1;
    found.push(...stale);
  }
  return {
    documents,
    differences: found.map(({ uid: _uid, ...difference }) => difference),
    repair: async () => {
      for (const uid of new Set(found.map((stale) => stale.uid))) await settlePersonCopies({ db }, uid);
    },
  };
};
