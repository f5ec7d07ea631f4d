import { z } from 'zod';

const Stored = z.object({ uid: z.string(), text: z.string() });
const nameOf = (key: string) => `loot_draft_${key}`;

/** Returns the draft of `uid` stored under this key in this tab; undefined when there is none. */
export function readLocalDraft(storage: Storage, uid: string, key: string): string | undefined {
  try {
    const stored = Stored.safeParse(JSON.parse(storage.getItem(nameOf(key)) ?? 'null')).data;
    return stored?.uid === uid ? stored.text : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this tab. A full or forbidden storage keeps nothing, and nobody is bothered with it. */
export function writeLocalDraft(storage: Storage, uid: string, key: string, text: string): void {
  try {
    storage.setItem(nameOf(key), JSON.stringify({ uid, text }));
  } catch {
    // The copy at the server is enough.
  }
}

/** Forgets a text in this tab. */
export function removeLocalDraft(storage: Storage, key: string): void {
  storage.removeItem(nameOf(key));
}
