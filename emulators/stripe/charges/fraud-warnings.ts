import type Stripe from 'stripe';
import { expandParam, page } from '../requests/api-list.ts';
import { chargeListParams, matchingCharge } from '../requests/charge-list.ts';
import { operation } from '../requests/operation.ts';
import { fields } from '../requests/params.ts';
import { emit } from '../events/events.ts';
import { noSuch, refused } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { nowSeconds, type World } from '../world/world.ts';

/** Types of fraud that an issuer names (https://docs.stripe.com/api/radar/early_fraud_warnings/object). */
export const fraudTypes = [
  'card_never_received',
  'fraudulent_card_application',
  'made_with_counterfeit_card',
  'made_with_lost_card',
  'made_with_stolen_card',
  'misc',
  'unauthorized_use_of_card',
] as const;

/**
 * Warns of a card payment as its issuer does, days before a dispute may follow. No money moves; it is actionable while the charge is neither disputed nor refunded
 * in full (https://docs.stripe.com/disputes/measuring#early-fraud-warnings). Throws for a charge that was not paid by card.
 */
export function warnOfFraud(
  world: World,
  { charge: id, fraudType = 'made_with_stolen_card' }: { charge: string; fraudType?: (typeof fraudTypes)[number] },
): Stripe.Radar.EarlyFraudWarning {
  const charge = world.store.state.charges.get(id);
  if (!charge) throw noSuch('charge', id, 'charge');
  if (charge.status !== 'succeeded' || charge.payment_method_details?.type !== 'card')
    throw refused(`Nobody warns of charge ${id}.`, { param: 'charge' });
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: isActionable(charge),
    charge: id,
    created: nowSeconds(world),
    fraud_type: fraudType,
    livemode: false,
    ...(charge.payment_intent && { payment_intent: charge.payment_intent }),
  };
  world.store.state.fraudWarnings.set(warning.id, warning);
  emit(world, 'radar.early_fraud_warning.created', warning);
  return warning;
}

const isActionable = ({ disputed, refunded }: Stripe.Charge) => !disputed && !refunded;

/** Tells that nothing can be done about the warnings of a charge any more, once it is disputed or refunded in full. */
export function endFraudWarnings(world: World, charge: Stripe.Charge): void {
  if (isActionable(charge)) return;
  for (const { id, charge: of, actionable } of world.store.state.fraudWarnings.values()) {
    const warning = of === charge.id && actionable ? world.store.state.fraudWarnings.get(id) : undefined;
    if (!warning) continue;
    warning.actionable = false;
    emit(world, 'radar.early_fraud_warning.updated', warning);
  }
}

/** GET /v1/radar/early_fraud_warnings. */
export const fraudWarningOperations = [
  operation(
    { name: 'radar.earlyFraudWarnings.list', method: 'GET', path: '/v1/radar/early_fraud_warnings' },
    chargeListParams,
    (world, { params }) => {
      const found = world.store.state.fraudWarnings.values();
      return page(matchingCharge(found, params), params, '/v1/radar/early_fraud_warnings');
    },
  ),
  operation(
    { name: 'radar.earlyFraudWarnings.retrieve', method: 'GET', path: '/v1/radar/early_fraud_warnings/:id' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => {
      const warning = world.store.state.fraudWarnings.get(id);
      if (!warning) throw noSuch('early_fraud_warning', id);
      return warning;
    },
  ),
];
