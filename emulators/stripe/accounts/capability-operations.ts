import type Stripe from 'stripe';
import { emit } from '../events/events.ts';
import { expandParam, page } from '../requests/api-list.ts';
import { operation } from '../requests/operation.ts';
import { bool, fields, oneOf, optional } from '../requests/params.ts';
import { noSuch } from '../shared/errors.ts';
import type { StoredAccount } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { announceAccount, getAccount } from './accounts.ts';
import { capabilitiesOf, capabilityOf, requestCapabilities, type CapabilityName } from './capabilities.ts';

const nameOf = oneOf<CapabilityName>(['card_payments', 'transfers']);

function named(name: string): CapabilityName {
  try {
    return nameOf(name, 'capability');
  } catch {
    throw noSuch('capability', name);
  }
}

/** Tells the Connect endpoints how capabilities of an account stand now. */
export function announceCapabilities(world: World, stored: StoredAccount, names = capabilitiesOf(stored)): void {
  for (const name of names)
    emit(world, 'capability.updated', capabilityOf(stored, name), { account: stored.object.id });
}

/** GET and POST /v1/accounts/:id/capabilities. */
export const capabilityOperations = [
  operation(
    { name: 'accounts.listCapabilities', method: 'GET', path: '/v1/accounts/:id/capabilities' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => {
      const stored = getAccount(world, id);
      const capabilities = capabilitiesOf(stored).map((name) => capabilityOf(stored, name));
      return page(capabilities, {}, `/v1/accounts/${id}/capabilities`);
    },
  ),
  operation(
    { name: 'accounts.retrieveCapability', method: 'GET', path: '/v1/accounts/:id/capabilities/:capability' },
    fields(expandParam),
    (world, { ids: { id = '', capability = '' } }) => capabilityOf(getAccount(world, id), named(capability)),
  ),
  operation(
    { name: 'accounts.updateCapability', method: 'POST', path: '/v1/accounts/:id/capabilities/:capability' },
    fields({ ...expandParam, requested: optional(bool) }),
    (world, { ids: { id = '', capability = '' }, params: { requested } }) => {
      const stored = getAccount(world, id);
      const name = named(capability);
      const changed = requestCapabilities(world, stored, { [name]: { requested } });
      announceCapabilities(world, stored, changed);
      if (changed.length > 0) announceAccount(world, stored.object);
      return capabilityOf(stored, name) satisfies Stripe.Capability;
    },
  ),
];
