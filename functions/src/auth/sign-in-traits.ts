import { isIP } from 'node:net';
import { MAX_DEVICE_HOLDERS, SIGN_IN_TRAIT_DAYS, SignInTrait } from '@doubloon/contract/auth/sign-in-trait.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { isPublicAddress } from '../platform/fetching/public-address.ts';
import { derivedId } from '../platform/ids.ts';

/** Most of somebody's networks that are read: those of their latest sign-ins. */
const MAX_NETWORKS = 50;

/** The prefix of a network (`networkOf`) by which its neighbours count as one: 24 bits, of IPv6 48. Null of one that is not public. */
export function prefixOf(network: string): string | null {
  const address = network.replace(/\/64$/, '');
  if (!isPublicAddress(address)) return null;
  return isIP(address) === 4
    ? `${address.split('.').slice(0, 3).join('.')}.0/24`
    : `${address.split(':').slice(0, 3).join(':')}::/48`;
}

export class SignInTraits extends storeOf(
  'signInTraits',
  SignInTrait,
  ({ uid, kind, value }) => derivedId('trt', `${uid}:${kind}:${value}`),
  { of: 'uid' },
) {
  /** Keeps the device and the network of a sign-in for 90 days from now. Writes at most 2. */
  putOf({ uid, device, network, now }: { uid: string; device: string; network: string; now: Date }): void {
    const expiresAt = addDays(now, SIGN_IN_TRAIT_DAYS);
    this.put({ uid, kind: 'device', value: device, expiresAt });
    const prefix = prefixOf(network);
    if (prefix !== null) this.put({ uid, kind: 'network', value: prefix, expiresAt });
  }

  /** The networks that somebody has signed in from lately, the latest first. Reads at most 50. */
  findNetworks(uid: string, now: Date): Promise<SignInTrait[]> {
    const alive = this.of(uid).where('kind', '==', 'network').where('expiresAt', '>', now);
    return this.all(alive.orderBy('expiresAt', 'desc').limit(MAX_NETWORKS));
  }

  /** The traits of those who have signed in from a device lately, the latest first. Reads at most 51. */
  findHolders(device: string, now: Date): Promise<SignInTrait[]> {
    const alike = this.documents.where('kind', '==', 'device').where('value', '==', device);
    return this.all(
      alike
        .where('expiresAt', '>', now)
        .orderBy('expiresAt', 'desc')
        .limit(MAX_DEVICE_HOLDERS + 1),
    );
  }
}
