import { clear, createStore, del, entries, get, set } from 'idb-keyval';

/** Files that somebody has chosen for a loot that does not exist yet, and that go up once it does. */
export interface BegunFiles {
  readonly cover: File | undefined;
  /** The files of the brief. */
  readonly files: readonly File[];
}

interface KeptFiles extends BegunFiles {
  /** The person who has chosen them. */
  readonly uid: string;
  /** Unix time in ms. */
  readonly keptAt: number;
}

/** A checkout that a draft was taken to, in a record of its own: the files of the draft are not written again for it. */
type KeptCheckout = Pick<KeptFiles, 'uid' | 'keptAt'> & { readonly draftId: string };

/** A draft can be paid for, or gone on with, for as long as its author comes back to it; its files wait this long. */
const MAX_KEPT_MS = 30 * 86_400_000;

const store = createStore('doubloon-begun-files', 'by-draft');
const checkouts = createStore('doubloon-begun-checkouts', 'by-checkout');
const isOld = ({ keptAt }: Pick<KeptFiles, 'keptAt'>) => Date.now() - keptAt > MAX_KEPT_MS;

export const NO_FILES: BegunFiles = { cover: undefined, files: [] };
const hasNone = ({ cover, files }: BegunFiles) => !cover && files.length === 0;

/** Keeps the files of a draft in this browser, in the place of those before. Rejects where the browser keeps nothing, as in some private windows, or has no room. */
export async function keepBegunFiles(draftId: string, kept: Omit<KeptFiles, 'keptAt'>): Promise<void> {
  // Its checkout stays known: it may be paid for with others.
  if (hasNone(kept)) return del(draftId, store);
  await set(draftId, { ...kept, keptAt: Date.now() }, store);
  return forgetOld(store);
}

/** Keeps which draft was taken to a checkout. Rejects where the browser keeps nothing. */
export async function keepCheckout(checkoutId: string, kept: Omit<KeptCheckout, 'keptAt'>): Promise<void> {
  await set(checkoutId, { ...kept, keptAt: Date.now() }, checkouts);
  await forgetOld(checkouts);
}

async function forgetOld(kept: typeof store): Promise<void> {
  for (const [id, one] of await entries<string, Pick<KeptFiles, 'keptAt'>>(kept)) if (isOld(one)) await del(id, kept);
}

/** The files that this person has chosen for a draft in this browser. Rejects where the browser does not tell. */
export async function readBegunFiles(draftId: string, uid: string): Promise<BegunFiles> {
  const kept = await get<KeptFiles>(draftId, store);
  return kept?.uid === uid && !isOld(kept) ? { cover: kept.cover, files: kept.files } : NO_FILES;
}

/** The files that this person has chosen for a draft in this browser. Never rejects. */
export async function findBegunFiles(draftId: string, uid: string): Promise<BegunFiles> {
  return (await orNothing(() => readBegunFiles(draftId, uid))) ?? NO_FILES;
}

/** The files of the draft that was taken to a checkout, with the draft's id. Never rejects. */
export async function findFilesOfCheckout(checkoutId: string, uid: string) {
  const checkout = await orNothing(() => get<KeptCheckout>(checkoutId, checkouts));
  if (checkout?.uid !== uid || isOld(checkout)) return undefined;
  const found = await findBegunFiles(checkout.draftId, uid);
  return hasNone(found) ? undefined : { draftId: checkout.draftId, ...found };
}

/** The checkouts of drafts that this person has chosen files for in this browser. Never rejects. */
export async function findCheckoutsWithFiles(uid: string): Promise<readonly string[]> {
  const all = (await orNothing(() => entries<string, KeptCheckout>(checkouts))) ?? [];
  const found = await Promise.all(all.map(async ([id]) => ((await findFilesOfCheckout(id, uid)) ? [id] : [])));
  return found.flat();
}

/** Forgets the files of a draft, and which checkouts it was taken to. Never rejects: what cannot be removed now goes with the session. */
export async function forgetBegunFiles(draftId: string): Promise<void> {
  await orNothing(() => del(draftId, store));
  const all = (await orNothing(() => entries<string, KeptCheckout>(checkouts))) ?? [];
  for (const [id, kept] of all) if (kept.draftId === draftId) await orNothing(() => del(id, checkouts));
}

/** Forgets the files of everybody who has used this browser. Never rejects. */
export async function forgetAllBegunFiles(): Promise<void> {
  await orNothing(() => clear(store));
  await orNothing(() => clear(checkouts));
}

/** The answer of the store; undefined where there is none, which has nothing to find and nothing to forget. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Files without the first that is `gone`: the browser hands out another object at each reading. */
export function withoutFile(files: readonly File[], gone: File): readonly File[] {
  const at = files.findIndex(
    ({ name, size, type, lastModified }) =>
      name === gone.name && size === gone.size && type === gone.type && lastModified === gone.lastModified,
  );
  return files.filter((_file, index) => index !== at);
}
