import type Stripe from 'stripe';
import { platformAccount } from '../accounts/platform-account.ts';
import { page, pageParams } from '../requests/api-list.ts';
import { operation } from '../requests/operation.ts';
import { fields } from '../requests/params.ts';
import type { Wallet } from '../charges/wallets.ts';
import type { World } from '../world/world.ts';

const METHODS = ['card', 'paynow'] as const;

type Method = (typeof METHODS)[number];

/** Returns the methods that sessions may offer: those that the platform's settings show and whose capability is active. */
export function availableMethods(world: World): Method[] {
  const { capabilities } = platformAccount(world);
  return METHODS.filter((method) => isShown(world, method) && capabilities?.[`${method}_payments`] === 'active');
}

const isShown = ({ settings }: World, method: Method) => !settings.hiddenMethods?.includes(method);

/** True when payers by card are offered a wallet (https://docs.stripe.com/payments/payment-method-configurations). */
export function isWalletShown({ settings }: World, wallet: Wallet): boolean {
  return settings.shownWallets?.includes(wallet) ?? false;
}

/** The platform's only payment method configuration, its default (https://docs.stripe.com/api/payment_method_configurations/object). */
function defaultConfiguration(world: World): Stripe.PaymentMethodConfiguration {
  const available = availableMethods(world);
  const preference = (isOn: boolean) => {
    const value = isOn ? ('on' as const) : ('off' as const);
    return { overridable: null, preference: value, value };
  };
  const walletState = (wallet: Wallet) => ({
    available: available.includes('card'),
    display_preference: preference(isWalletShown(world, wallet)),
  });
  const stateOf = (method: Method) => ({
    available: available.includes(method),
    display_preference: preference(isShown(world, method)),
  });
  return {
    id: 'pmc_1StandInDefault',
    object: 'payment_method_configuration',
    active: true,
    apple_pay: walletState('apple_pay'),
    application: null,
    card: stateOf('card'),
    google_pay: walletState('google_pay'),
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
    paynow: stateOf('paynow'),
  };
}

/** GET /v1/payment_method_configurations. */
export const methodConfigurationOperations = [
  operation(
    { name: 'paymentMethodConfigurations.list', method: 'GET', path: '/v1/payment_method_configurations' },
    fields(pageParams),
    (world, { params }) => page([defaultConfiguration(world)], params, '/v1/payment_method_configurations'),
  ),
];
