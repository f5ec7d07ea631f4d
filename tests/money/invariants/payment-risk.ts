import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import type { Books } from './books.ts';

type Funds = Pick<Books['funds'][number], 'chargeId'>;

interface Provided {
  readonly standIn: StandIn;
}

/** Results of 3-D Secure by which the issuer bears a fraudulent dispute (https://docs.stripe.com/payments/3d-secure/authentication-flow). */
const SHIFTED: readonly string[] = ['authenticated', 'attempt_acknowledged'];

const chargeOf = ({ standIn }: Provided, { chargeId }: Funds) => standIn.store.state.charges.get(chargeId);

/** The card that has paid, as the provider shows it; undefined or null after another way to pay. */
export const cardOf = (provider: Provided, funds: Funds) => chargeOf(provider, funds)?.payment_method_details?.card;

/** True when the provider sees an elevated or the highest risk in a payment. */
export function isRisky(provider: Provided, funds: Funds): boolean {
  const level = chargeOf(provider, funds)?.outcome?.risk_level;
  return level === 'elevated' || level === 'highest';
}

/** True when a card has paid whose holder 3-D Secure did not authenticate. */
export function isUnauthenticated(provider: Provided, funds: Funds): boolean {
  const card = cardOf(provider, funds);
  return card !== undefined && !SHIFTED.includes(card?.three_d_secure?.result ?? '');
}
