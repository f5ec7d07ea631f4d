import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type { SignInTrait } from '@doubloon/contract/auth/sign-in-trait.ts';
import type { Database } from '../platform/database/database.ts';
import type { Trait } from './rule.ts';

/** Most other people with a bank account of the creator's who are held against the owner. */
const MAX_OTHERS = 3;

interface Sides {
  readonly ownerId: string;
  readonly creatorId: string;
}

/**
 * Traits that an owner and a creator share now. The provider names no bank account of owners, who pay by card or PayNow: theirs counts as shared when the creator's
 * is also that of somebody who shares a card or a device with the owner. Reads at most 275.
 */
export async function findShared(db: Database, { ownerId, creatorId }: Sides, now: Date): Promise<Trait[]> {
  const [ofOwner, ofCreator, account, cards] = await Promise.all([
    db.signInTraits.findAlive(ownerId, now),
    db.signInTraits.findAlive(creatorId, now),
    db.connectedAccounts.find(creatorId),
    db.paymentCards.findFingerprints(ownerId, now),
  ]);
  const isPaidToOneOf = ({ cardFingerprints }: ConnectedAccount) =>
    cardFingerprints.some((fingerprint) => cards.includes(fingerprint));
  const belongsToOwner = async (other: ConnectedAccount) =>
    isPaidToOneOf(other) || sharedKinds(ofOwner, await db.signInTraits.findAlive(other.uid, now)).includes('device');
  const shared: Trait[] = account && isPaidToOneOf(account) ? ['card'] : [];
  const others = account ? await db.connectedAccounts.findOthersPaidLike(account, MAX_OTHERS) : [];
  if ((await Promise.all(others.map(belongsToOwner))).includes(true)) shared.push('bank');
  return [...shared, ...sharedKinds(ofOwner, ofCreator)];
}

/** Kinds of traits that stand in both lists, each once. */
function sharedKinds(ones: readonly SignInTrait[], others: readonly SignInTrait[]): SignInTrait['kind'][] {
  const known = new Set(ones.map(({ kind, value }) => `${kind} ${value}`));
  const shared = others.filter(({ kind, value }) => known.has(`${kind} ${value}`));
  return [...new Set(shared.map(({ kind }) => kind))];
}
