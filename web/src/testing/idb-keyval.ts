type Store = Map<string, unknown>;
const stores = new Map<string, Store>();

/** True while the browser keeps nothing, as in some private windows. */
export const browserStorage = { isOff: false };

const run = <T>(work: () => T): Promise<T> =>
  browserStorage.isOff
    ? Promise.reject(new DOMException('Nothing is kept here', 'InvalidStateError'))
    : Promise.resolve(work());

/** Stand for the functions of the same names of `idb-keyval`, which needs a browser's IndexedDB. */
export const createStore = (database: string): Store => {
  const store: Store = stores.get(database) ?? new Map<string, unknown>();
  stores.set(database, store);
  return store;
};
export const get = (key: string, store: Store) => run(() => store.get(key));
export const set = (key: string, value: unknown, store: Store) => run(() => void store.set(key, value));
export const del = (key: string, store: Store) => run(() => void store.delete(key));
export const entries = (store: Store) => run(() => [...store]);
export const clear = (store: Store) => run(() => store.clear());
