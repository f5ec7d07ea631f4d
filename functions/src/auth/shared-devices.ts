import { SharedDevice } from '@doubloon/contract/auth/sign-in-trait.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { derivedId } from '../platform/ids.ts';

const idOf = (uids: readonly string[]): string => derivedId('shd', uids.toSorted().join(':'));

export class SharedDevices extends storeOf('sharedDevices', SharedDevice, ({ uids }) => idOf(uids)) {
  /** True when two people have both used one device in the last 90 days. Reads 1. */
  async has(one: string, other: string, now: Date): Promise<boolean> {
    const found = await this.find(idOf([one, other]));
    return found !== null && found.expiresAt > now;
  }

  /** Records pairs of people, each until the later of what is stored and what is given. Reads and writes 1 for each pair. */
  async putLater(pairs: readonly SharedDevice[]): Promise<void> {
    const stored = await this.findEach(pairs.map(({ uids }) => idOf(uids)));
    pairs.forEach((pair, index) => {
      if ((stored[index]?.expiresAt ?? new Date(0)) < pair.expiresAt) this.put(pair);
    });
  }

  override eachOf(uid: string): AsyncIterable<SharedDevice> {
    return this.each(this.#of(uid));
  }

  override removeAllOf(uid: string): Promise<void> {
    return this.removeEach(this.#of(uid));
  }

  #of(uid: string) {
    return this.documents.where('uids', 'array-contains', uid);
  }
}

/**
 * Records whom somebody shares a device with, once the device is recorded as theirs: of two who sign in at once the later one finds the other. Reads 101 at
 * most, writes 50 at most.
 */
export function recordSharedDevice(
  { db }: { readonly db: Database },
  { uid, device, now }: { readonly uid: string; readonly device: string; readonly now: Date },
): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const holders = await tx.signInTraits.findHolders(device, now);
    const own = holders.find((trait) => trait.uid === uid);
    if (!own) return;
    const others = holders.filter((trait) => trait !== own);
    await tx.sharedDevices.putLater(
      others.map((other) => ({
        uids: [uid, other.uid].toSorted(),
        expiresAt: other.expiresAt < own.expiresAt ? other.expiresAt : own.expiresAt,
      })),
    );
  });
}
