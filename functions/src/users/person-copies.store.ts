import { FieldPath, type DocumentSnapshot } from '@google-cloud/firestore';
import { unitOfWork, type Database, type Documents } from '../platform/database/database.ts';
import { endOfPage, pageAfter } from '../platform/database/each-document.ts';
import type { CheckPage, Difference } from '../platform/projections/recheck.ts';
import { DELETED_PERSON, type CopiedPerson } from '@doubloon/contract/users/user.ts';
import { PERSON_COPIES, type PersonCopies } from './person-copies.ts';

interface Deps {
  readonly db: Database;
}

const BATCH = 100;

/**
 * Updates every copy of a person's name, picture and badge from the user document, or to those of a deleted user. It may run late, repeatedly, in any order and
 * concurrently. A copy made meanwhile from older data stays until the next change. Reads every document with a copy, in batches; writes those that differ.
 */
export async function updatePersonCopies({ db }: Deps, uid: string): Promise<void> {
  for (const copies of PERSON_COPIES) {
    let after: string | null = null;
    do after = await updateBatch({ db }, uid, copies, after);
    while (after !== null);
  }
}

/** Resolves with the id to go on after; null when it was the last batch. */
function updateBatch({ db }: Deps, uid: string, copies: PersonCopies, after: string | null): Promise<string | null> {
  const all = db.firestore.collection(copies.collection).where(copies.whose, '==', uid).orderBy(FieldPath.documentId());
  const batch = (after === null ? all : all.startAfter(after)).limit(BATCH);
  return unitOfWork({ db }, async (tx) => {
    // In the same unit of work, so that of two runs the later one has the last word.
    const person = await findPerson(tx, uid);
    const { docs } = await tx.query(copies.collection, batch);
    for (const document of docs) {
      const stale = staleCopies(document, copies, person);
      if (Object.keys(stale).length > 0) tx.update(document.ref, stale);
    }
    return docs.length < BATCH ? null : (docs.at(-1)?.id ?? null);
  });
}

async function findPerson({ users }: Pick<Documents, 'users'>, uid: string): Promise<CopiedPerson> {
  return (await users.find(uid)) ?? DELETED_PERSON;
}

/** Compare every document with a copy with its person. Each reads a page, and each of its people once. */
export const PERSON_COPY_CHECKS: Readonly<Record<string, CheckPage>> = Object.fromEntries(
  PERSON_COPIES.map((copies) => [`${copies.collection} by ${copies.whose}`, checkOf(copies)]),
);

function checkOf(copies: PersonCopies): CheckPage {
  return async (db, after) => {
    const { docs } = await pageAfter(db.firestore.collection(copies.collection), after).get();
    const uids = [...new Set(docs.map((document) => String(document.get(copies.whose))))];
    const people = await db.users.findEach(uids);
    const checked = docs.map((document) => {
      const key = String(document.get(copies.whose));
      const stale = staleCopies(document, copies, people[uids.indexOf(key)] ?? DELETED_PERSON);
      const differences = Object.entries(stale).map(([field, derived]): Difference => ({
        document: document.ref.path,
        field,
        stored: document.get(field) as unknown,
        derived,
      }));
      return { key, differences };
    });
    return { checked, documents: docs.length, after: endOfPage(docs) };
  };
}

function staleCopies(document: DocumentSnapshot, { copies }: PersonCopies, person: CopiedPerson) {
  return Object.fromEntries(
    Object.entries(copies(person)).filter(([path, value]) => isThere(document, path) && document.get(path) !== value),
  );
}

/** True when there is something that the field of a path stands in. */
function isThere(document: DocumentSnapshot, path: string): boolean {
  const end = path.lastIndexOf('.');
  const above: unknown = end < 0 ? document.data() : document.get(path.slice(0, end));
  return typeof above === 'object' && above !== null;
}
