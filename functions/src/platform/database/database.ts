import type {
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
  Transaction,
} from '@google-cloud/firestore';
import { isAlreadyThere } from './grpc-status.ts';
import type { Session } from './session.ts';
import { transact } from './transact.ts';
import { UnitOfWork } from './unit-of-work.ts';
import type { Log } from '../log.ts';
import { logUnreadable } from './unreadable-document.ts';

/** The store of each collection by its name. `store-classes.ts` adds them all, so that no other file has to import all of them for their types. */
// oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
export interface Stores {}

export type StoreClasses = { readonly [Name in keyof Stores]: new (session: Session) => Stores[Name] };

export type StoresOf<Classes extends Readonly<Record<string, new (session: Session) => object>>> = {
  readonly [Name in keyof Classes]: InstanceType<Classes[Name]>;
};

/** A unit of work with its stores: `tx.applications.get(id)`, `tx.applications.update(id, { … })`. */
export type Tx = UnitOfWork & { readonly [Name in keyof Stores]: Stores[Name] };

/** The stores of all collections, inside a unit of work (`tx`) or outside (`db`). */
export type Documents = Session & {
  readonly [Name in keyof Stores]: Omit<Stores[Name], 'add' | 'put' | 'update' | 'remove'>;
};

/** The database with its stores, for reads outside of units of work. */
export type Database = Documents & { readonly storeClasses: StoreClasses };

/** Opens the database for reads outside of units of work. Lists leave out what cannot be read only with a log that says so. */
export function openDatabase(firestore: Firestore, storeClasses: StoreClasses, log?: Log): Database {
  const session: Session = {
    firestore,
    ...(log && { onUnreadable: logUnreadable(log) }),
    read: async (refs) => (await firestore.getAll(...refs)).map((snapshot) => snapshot.data() ?? null),
    query: (_, query) => query.get(),
    aggregate: async (_, query) => (await query.get()).data(),
  };
  return Object.assign(withStores(session, storeClasses), { storeClasses });
}

/**
 * Runs `work` in one transaction: its writes are committed together at the end, or not at all if it throws. `work` runs again if others changed what it has
 * read, so it must have no other effects. After the last attempt it throws ABORTED.
 */
export function unitOfWork<T>(
  { db }: { readonly db: Database },
  work: (tx: Tx) => Promise<T> | T,
  options?: ReadWriteTransactionOptions | ReadOnlyTransactionOptions,
): Promise<T> {
  const run = async (transaction: Transaction) => {
    const tx = withStores(new UnitOfWork(db.firestore, transaction), db.storeClasses);
    const result = await work(tx);
    tx.end();
    return result;
  };
  return transact(db.firestore, run, options);
}

/** Runs a unit of work that adds a unique document. Returns false, and writes nothing, if the document already exists. */
export async function addUnlessThere(deps: { readonly db: Database }, add: (tx: Tx) => void): Promise<boolean> {
  try {
    await unitOfWork(deps, add);
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Adds the stores to a session, each created on first use. */
function withStores<S extends Session>(session: S, classes: StoreClasses): S & Tx {
  for (const [name, Store] of Object.entries<new (session: Session) => object>(classes)) {
    let store: object | undefined;
    Object.defineProperty(session, name, { get: () => (store ??= new Store(session)) });
  }
  return session as S & Tx;
}
