import type Stripe from 'stripe';
import { refused } from '../shared/errors.ts';
import type { StoredAccount } from '../world/state.ts';
import { nowSeconds, type World } from '../world/world.ts';

/** The capabilities that an account can be asked to have, of those that Stripe has. */
const capabilityNames = ['card_payments', 'transfers'] as const;

export type CapabilityName = (typeof capabilityNames)[number];

/** Capabilities that are asked for or given back, as the parameter of an account says it. */
export type WantedCapabilities = Partial<Record<CapabilityName, { requested: boolean | undefined } | undefined>>;

/**
 * Lets an account have what is asked for and lose what is given back, and returns what has changed. Throws when that leaves `transfers` alone on a platform that
 * is not approved for it, or `card_payments` alone.
 */
export function requestCapabilities(
  world: World,
  stored: StoredAccount,
  wanted: WantedCapabilities = {},
): CapabilityName[] {
  const { object: account } = stored;
  const isAsked = (name: CapabilityName) => wanted[name]?.requested ?? account.capabilities?.[name] !== undefined;
  const changed = capabilityNames.filter((name) => isAsked(name) !== (account.capabilities?.[name] !== undefined));
  if (changed.length === 0) return changed;
  if (isAsked('card_payments') && !isAsked('transfers')) {
    // The words that platforms report: https://github.com/Automattic/woocommerce-payments/issues/5403
    throw refused(
      'Accounts do not currently support `card_payments` without `transfers`. ' +
        'Please visit https://stripe.com/docs/connect/account-capabilities#card-payments for more details.',
    );
  }
  if (isAsked('transfers') && !isAsked('card_payments') && !world.settings.mayTransferOnly) {
    // The words that platforms report: https://github.com/Layr-Labs/d-inference/issues/521
    throw refused(
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. ' +
        'If you would like to request transfers without card_payments, please contact us via https://support.stripe.com/contact.',
    );
  }
  const asked = capabilityNames.filter(isAsked);
  const fresh = account.payouts_enabled ? 'active' : 'inactive';
  account.capabilities = Object.fromEntries(asked.map((name) => [name, account.capabilities?.[name] ?? fresh]));
  stored.requestedAt = Object.fromEntries(
    asked.map((name) => [name, changed.includes(name) ? nowSeconds(world) : requestedAtOf(stored, name)]),
  );
  return changed;
}

/** Accounts that were stored before each capability had its time were opened with all of theirs. */
const requestedAtOf = ({ object, requestedAt }: StoredAccount, name: CapabilityName): number | null =>
  requestedAt?.[name] ?? object.created ?? null;

/** The capabilities that an account was asked to have, by name. */
export const capabilitiesOf = ({ object }: StoredAccount): CapabilityName[] =>
  capabilityNames.filter((name) => object.capabilities?.[name] !== undefined);

/** A capability as it stands (https://docs.stripe.com/api/capabilities/object), with what its account still owes for it. */
export function capabilityOf(stored: StoredAccount, name: CapabilityName): Stripe.Capability {
  const { object: account } = stored;
  const status = account.capabilities?.[name];
  const shared = { id: name, object: 'capability', account: account.id, future_requirements: owed(null) } as const;
  if (status === undefined)
    return { ...shared, requested: false, requested_at: null, requirements: owed(null), status: 'unrequested' };
  const requirements = owed(account.requirements ?? null);
  return { ...shared, requested: true, requested_at: requestedAtOf(stored, name), requirements, status };
}

function owed(requirements: Stripe.Account.Requirements | null): Stripe.Capability.Requirements {
  const disabled = requirements?.disabled_reason;
  return {
    alternatives: [],
    current_deadline: requirements?.current_deadline ?? null,
    currently_due: [...(requirements?.currently_due ?? [])],
    disabled_reason: disabled ? disabledReasonOf(disabled) : null,
    errors: [...(requirements?.errors ?? [])],
    eventually_due: [...(requirements?.eventually_due ?? [])],
    past_due: [...(requirements?.past_due ?? [])],
    pending_verification: [...(requirements?.pending_verification ?? [])],
  };
}

/** Why a capability is off, in its own words for the reason of its account. */
function disabledReasonOf(
  reason: Stripe.Account.Requirements.DisabledReason,
): Stripe.Capability.Requirements.DisabledReason {
  if (reason.startsWith('rejected.')) return 'rejected.other';
  if (reason === 'requirements.past_due') return 'requirements.fields_needed';
  return reason === 'requirements.pending_verification' ? 'pending.review' : 'other';
}
