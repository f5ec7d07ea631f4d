import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type { Documents } from '../platform/database/database.ts';
import type { FlagFacts, Trait } from './rule.ts';

/** Maximum number of other people with the creator's bank account to examine. */
const MAX_OTHERS = 3;

interface Sides {
  readonly ownerId: string;
  readonly creatorId: string;
}

/**
 * Returns the traits that an owner and a creator share now, how many other creators of the owner are paid to a bank account of this one, and whether the
 * creator's payout account replaced another. The provider names no bank account of owners, who pay by card or PayNow: an owner's counts as shared if the
 * creator's also belongs to somebody who shares a card or a device with the owner. Reads at most 113, and one for each card that the creator and three others are paid to.
 */
export async function findShared(
  db: Documents,
  { ownerId, creatorId }: Sides,
  now: Date,
): Promise<Pick<FlagFacts, 'shared' | 'paidTogether' | 'replacedAccount'>> {
  const [ofOwner, ofCreator, sharesDevice, account] = await Promise.all([
    db.signInTraits.findNetworks(ownerId, now),
    db.signInTraits.findNetworks(creatorId, now),
    db.sharedDevices.has(ownerId, creatorId, now),
    db.connectedAccounts.find(creatorId),
  ]);
  const isPaidToOwnersCard = ({ cardFingerprints }: ConnectedAccount) =>
    db.paymentCards.hasPaidWith(ownerId, cardFingerprints, now);
  const belongsToOwner = async (other: ConnectedAccount) =>
    (await isPaidToOwnersCard(other)) || (await db.sharedDevices.has(ownerId, other.uid, now));
  const shared: Trait[] = account && (await isPaidToOwnersCard(account)) ? ['card'] : [];
  const others = account ? await db.connectedAccounts.findOthersPaidLike(account, MAX_OTHERS) : [];
  if ((await Promise.all(others.map(belongsToOwner))).includes(true)) shared.push('bank');
  if (sharesDevice) shared.push('device');
  const networks = new Set(ofOwner.map(({ value }) => value));
  if (ofCreator.some(({ value }) => networks.has(value))) shared.push('network');
  const works = await Promise.all(others.map(({ uid }) => db.applications.countAccepted({ creatorId: uid, ownerId })));
  return {
    shared,
    paidTogether: works.filter((accepted) => accepted > 0).length,
    replacedAccount: account && replacementOf(account),
  };
}

function replacementOf({ generation, createdAt, accessEndedAt }: ConnectedAccount): FlagFacts['replacedAccount'] {
  return generation > 1 && !accessEndedAt ? { at: createdAt, number: generation } : null;
}
