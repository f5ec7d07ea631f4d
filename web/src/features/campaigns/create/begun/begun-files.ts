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
  /** The checkout that the draft of the loot was last taken to; null before the first. */
  readonly checkoutId: string | null;
  /** Unix time in ms. */
  readonly keptAt: number;
}

/** A draft can be paid for, or gone on with, for as long as its author comes back to it; its files wait this long. */
const MAX_KEPT_MS = 30 * 86_400_000;

const store = createStore('doubloon-begun-files', 'by-draft');
const isOld = ({ keptAt }: KeptFiles) => Date.now() - keptAt > MAX_KEPT_MS;

export const NO_FILES: BegunFiles = { cover: undefined, files: [] };
const hasNone = ({ cover, files }: BegunFiles) => !cover && files.length === 0;

/** Keeps the files of a draft in this browser, in the place of those before. Rejects where the browser keeps nothing, as in some private windows, or has no room. */
export async function keepBegunFiles(draftId: string, kept: Omit<KeptFiles, 'keptAt'>): Promise<void> {
  if (hasNone(kept)) return forgetBegunFiles(draftId);
  await set(draftId, { ...kept, keptAt: Date.now() }, store);
  for (const [id, other] of await entries<string, KeptFiles>(store)) if (isOld(other)) await del(id, store);
  return undefined;
}

/** The files that this person has chosen for a draft in this browser. Never rejects. */
export async function findBegunFiles(draftId: string, uid: string): Promise<BegunFiles> {
  const kept = await orNothing(() => get<KeptFiles>(draftId, store));
  return kept?.uid === uid && !isOld(kept) ? { cover: kept.cover, files: kept.files } : NO_FILES;
}

/** The files of the draft that was taken to a checkout, with the draft's id. Never rejects. */
export async function findFilesOfCheckout(checkoutId: string, uid: string) {
  const all = (await orNothing(() => entries<string, KeptFiles>(store))) ?? [];
  const found = all.find(([, kept]) => kept.checkoutId === checkoutId && kept.uid === uid && !isOld(kept));
  return found && { draftId: found[0], cover: found[1].cover, files: found[1].files };
}

/** Forgets the files of a draft. Never rejects: what cannot be removed now goes with the session. */
export async function forgetBegunFiles(draftId: string): Promise<void> {
  await orNothing(() => del(draftId, store));
}

/** Forgets the files of everybody who has used this browser. Never rejects. */
export async function forgetAllBegunFiles(): Promise<void> {
  await orNothing(() => clear(store));
}

/** Without a store there is nothing to find and nothing to forget. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
