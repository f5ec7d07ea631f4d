import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type { Documents } from '../platform/database/database.ts';
import type { Trait } from './rule.ts';

/** Most other people with a bank account of the creator's who are held against the owner. */
const MAX_OTHERS = 3;

interface Sides {
  readonly ownerId: string;
  readonly creatorId: string;
}

/**
 * Traits that an owner and a creator share now. The provider names no bank account of owners, who pay by card or PayNow: theirs counts as shared when the creator's
 * is also that of somebody who shares a card or a device with the owner. Reads at most 130.
 */
export async function findShared(db: Documents, { ownerId, creatorId }: Sides, now: Date): Promise<Trait[]> {
  const [ofOwner, ofCreator, sharesDevice, account, cards] = await Promise.all([
    db.signInTraits.findNetworks(ownerId, now),
    db.signInTraits.findNetworks(creatorId, now),
    db.sharedDevices.has(ownerId, creatorId, now),
    db.connectedAccounts.find(creatorId),
    db.paymentCards.findFingerprints(ownerId, now),
  ]);
  const isPaidToOneOf = ({ cardFingerprints }: ConnectedAccount) =>
    cardFingerprints.some((fingerprint) => cards.includes(fingerprint));
  const belongsToOwner = async (other: ConnectedAccount) =>
    isPaidToOneOf(other) || (await db.sharedDevices.has(ownerId, other.uid, now));
  const shared: Trait[] = account && isPaidToOneOf(account) ? ['card'] : [];
  const others = account ? await db.connectedAccounts.findOthersPaidLike(account, MAX_OTHERS) : [];
  if ((await Promise.all(others.map(belongsToOwner))).includes(true)) shared.push('bank');
  if (sharesDevice) shared.push('device');
  const networks = new Set(ofOwner.map(({ value }) => value));
  if (ofCreator.some(({ value }) => networks.has(value))) shared.push('network');
  return shared;
}
