import { isIP } from 'node:net';
import { SIGN_IN_TRAIT_DAYS, SignInTrait } from '@doubloon/contract/auth/sign-in-trait.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { isPublicAddress } from '../platform/fetching/public-address.ts';
import { derivedId } from '../platform/ids.ts';

/** Most of somebody's devices and networks that are read. */
const MAX_TRAITS = 50;

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

  /** The devices and networks that somebody has signed in from lately. Reads at most 50. */
  async findAlive(uid: string, now: Date): Promise<SignInTrait[]> {
    return (await this.all(this.of(uid).limit(MAX_TRAITS))).filter(({ expiresAt }) => expiresAt > now);
  }
}
