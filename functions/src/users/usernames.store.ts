import { z } from 'zod';
import { storeOf } from '../platform/database/document-store.ts';

/** Whose a username is, `usernames/{username in lower case}`. */
const UsernameHolder = z.object({ uid: z.string() });
type UsernameHolder = z.infer<typeof UsernameHolder>;

/** The reserved usernames, found however they are spelled. */
export class Usernames extends storeOf('usernames', UsernameHolder) {
  /** Whose a username is, null when it is nobody's. Reads 1. */
  async findUid(username: string): Promise<string | null> {
    const id = username.toLowerCase();
    return canBeId(id) ? ((await this.find(id))?.uid ?? null) : null;
  }

  /** True when a username is somebody's. Reads 1. */
  async isReserved(username: string): Promise<boolean> {
    return (await this.findUid(username)) !== null;
  }

  /** Reserves a username in place of the one before; the commit fails when it is taken. Writes 2 at most. */
  move(uid: string, from: string | null, to: string | null): void {
    const [before, after] = [from?.toLowerCase(), to?.toLowerCase()];
    if (before === after) return;
    if (before !== undefined) this.remove(before);
    if (after !== undefined) this.writing.create(this.ref(after), { uid });
  }
}

/** True when a username can be the id of a document; another one is nobody's. */
const canBeId = (username: string): boolean =>
  /^[a-z0-9_.]{1,100}$/.test(username) && !/^\.{1,2}$|^__.*__$/.test(username);
