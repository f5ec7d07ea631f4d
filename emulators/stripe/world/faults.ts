import { setTimeout as delay } from 'node:timers/promises';
import {
  StripeFailure,
  balanceInsufficient,
  cardDeclined,
  keyRefused,
  refused,
  serverError,
  tooMany,
} from '../shared/errors.ts';
import { faultKinds, type Fault, type FaultKind } from './fault-kinds.ts';
import { newId } from '../shared/ids.ts';
import type { World } from './world.ts';

/** A fault as callers of the control endpoint describe it. */
export type FaultRequest = Partial<Omit<Fault, 'id'>> & Pick<Fault, 'kind' | 'on'>;

const webhookKinds: FaultKind[] = ['event_duplicated', 'event_delayed', 'event_held'];

/** Switches a failure on, once unless `times` says otherwise. Throws when the kind is unknown or does not fit `on`. */
export function addFault(world: World, request: FaultRequest): Fault {
  if (!Object.hasOwn(faultKinds, request.kind)) {
    throw refused(`Unknown fault '${request.kind}'; known are ${Object.keys(faultKinds).join(', ')}`, {
      param: 'kind',
    });
  }
  const aimsAtWebhook = request.on === 'webhook' || request.on.startsWith('webhook:');
  if (aimsAtWebhook !== webhookKinds.includes(request.kind)) {
    throw refused(`The fault '${request.kind}' cannot strike on '${request.on}'`, { param: 'on' });
  }
  const fault: Fault = {
    id: newId('fault'),
    on: request.on,
    kind: request.kind,
    about: request.about ?? null,
    times: request.times === undefined ? 1 : request.times,
    delayMs: request.delayMs ?? 2000,
    declineCode: request.declineCode ?? 'generic_decline',
    status: request.status ?? 400,
    error: request.error ?? null,
  };
  world.store.state.faults.set(fault.id, fault);
  return fault;
}

/** Kinds of failures by which a request is turned away at the door: before its idempotency key is looked at, and so in place of a kept answer, too. */
const AT_THE_DOOR: readonly FaultKind[] = ['rate_limit', 'key_refused'];

/** The fault that strikes now on one of these targets, first switched on first; it is used up once more. `subject` is the request's parameters or the event's object. */
export function strike(world: World, targets: string[], subject: object): Fault | undefined {
  const fault = nextFault(world, targets, subject);
  return fault && useUp(world, fault);
}

/** The next fault on one of these targets, as `strike` finds it, if it turns requests away at the door; it is used up once more. */
export function turnAway(world: World, targets: string[], subject: object): Fault | undefined {
  const fault = nextFault(world, targets, subject);
  return fault && AT_THE_DOOR.includes(fault.kind) ? useUp(world, fault) : undefined;
}

function nextFault(world: World, targets: string[], subject: object): Fault | undefined {
  const said = JSON.stringify(subject);
  return world.store.state.faults
    .values()
    .find(({ on, about }) => targets.includes(on) && (!about || said.includes(JSON.stringify(about))));
}

function useUp(world: World, { id }: Fault): Fault | undefined {
  const { faults } = world.store.state;
  const fault = faults.get(id);
  if (fault && fault.times !== null) {
    fault.times -= 1;
    if (fault.times <= 0) faults.delete(fault.id);
  }
  return fault && { ...fault };
}

/** Ends the waits of slow requests, by their world. */
const waits = new WeakMap<World, AbortController>();

/** Waits as long as a `slow` fault says, or until all faults are cleared. */
export async function waitSlowly(world: World, { delayMs }: Fault): Promise<void> {
  const { signal } = waits.get(world) ?? setWaits(world);
  await delay(delayMs, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function setWaits(world: World): AbortController {
  const controller = new AbortController();
  waits.set(world, controller);
  return controller;
}

/** Switches all faults off; requests that a `slow` one holds go on. */
export function clearFaults(world: World): void {
  const { faults } = world.store.state;
  faults.values().forEach(({ id }) => faults.delete(id));
  waits.get(world)?.abort();
  waits.delete(world);
}

/** The failure a fault answers before any work is done, if it is of that sort. */
export function failureBefore(fault: Fault): StripeFailure | undefined {
  switch (fault.kind) {
    case 'card_declined':
      return cardDeclined(fault.declineCode);
    case 'balance_insufficient':
      return balanceInsufficient();
    case 'rate_limit':
    case 'lock_timeout':
      return tooMany(fault.kind);
    case 'key_refused':
      return keyRefused();
    case 'api_error':
      return serverError(500);
    case 'unavailable': {
      const { status, body } = serverError(503);
      return new StripeFailure(status, body, false);
    }
    case 'error':
      return new StripeFailure(
        fault.status,
        fault.error ?? { type: 'invalid_request_error', message: 'A switched-on failure.' },
      );
    default:
      return undefined;
  }
}
