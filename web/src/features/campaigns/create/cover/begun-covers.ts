import { clear, createStore, del, entries, get, set } from 'idb-keyval';

/** A picture that somebody has chosen for a loot that does not exist yet. */
interface BegunCover {
  /** The person who has chosen it. */
  readonly uid: string;
  readonly file: File;
  /** The checkout that the draft of the loot was last taken to; null before the first. */
  readonly checkoutId: string | null;
  /** Unix time in ms. */
  readonly keptAt: number;
}

/** A draft can be paid for, or gone on with, for as long as its author comes back to it; a picture waits this long. */
const MAX_KEPT_MS = 30 * 86_400_000;

const store = createStore('doubloon-begun-covers', 'by-draft');
const isOld = ({ keptAt }: BegunCover) => Date.now() - keptAt > MAX_KEPT_MS;

/** Keeps the cover of a draft in this browser, in the place of the one before. Rejects where the browser keeps nothing, as in some private windows, or has no room. */
export async function keepBegunCover(draftId: string, cover: Omit<BegunCover, 'keptAt'>): Promise<void> {
  await set(draftId, { ...cover, keptAt: Date.now() }, store);
  for (const [id, kept] of await entries<string, BegunCover>(store)) if (isOld(kept)) await del(id, store);
}

/** The cover that this person has chosen for a draft in this browser. Never rejects. */
export async function findBegunCover(draftId: string, uid: string): Promise<File | undefined> {
  const kept = await orNothing(() => get<BegunCover>(draftId, store));
  return kept?.uid === uid && !isOld(kept) ? kept.file : undefined;
}

/** The cover of the draft that was taken to a checkout, with the draft's id. Never rejects. */
export async function findCoverOfCheckout(checkoutId: string, uid: string) {
  const kept = (await orNothing(() => entries<string, BegunCover>(store))) ?? [];
  const found = kept.find(([, cover]) => cover.checkoutId === checkoutId && cover.uid === uid && !isOld(cover));
  return found && { draftId: found[0], file: found[1].file };
}

/** Forgets the cover of a draft. Never rejects: what cannot be removed now goes with the session. */
export async function forgetBegunCover(draftId: string): Promise<void> {
  await orNothing(() => del(draftId, store));
}

/** Forgets the covers of everybody who has used this browser. Never rejects. */
export async function forgetBegunCovers(): Promise<void> {
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
