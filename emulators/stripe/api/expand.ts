import type Stripe from 'stripe';
import { findMovement } from '../balances/balance.ts';
import { refused } from '../shared/errors.ts';
import { page } from '../requests/api-list.ts';
import type { World } from '../world/world.ts';

const DEEPEST = 4;

/** An object on the way to something wished: what it has under a name is known only when it is looked at. */
type Node = Record<string, unknown>;

/** Everything that an id can be replaced by, as Stripe's own client reads it. */
type Referred =
  | Stripe.Account
  | Stripe.BalanceTransaction
  | Stripe.Charge
  | Stripe.PaymentIntent
  | Stripe.Refund
  | Stripe.Transfer
  | Stripe.TransferReversal;

/** Everything that Stripe leaves out of an object unless it is asked for, as its own client reads it. */
type LeftOut = NonNullable<Stripe.Checkout.Session['line_items'] | Stripe.Charge['refunds']>;

/**
 * The answer with the wished references (`payment_intent.latest_charge`, in lists `data.charge`) replaced by the objects they refer to. The stored objects stay
 * as they are. Throws when something wished cannot be expanded.
 */
export function expanded(world: World, answer: object, wishes: readonly string[]): object {
  if (wishes.length === 0) return answer;
  const root = structuredClone(answer) as Node;
  for (const wish of wishes) {
    const steps = wish.split('.');
    if (steps.length > DEEPEST + (steps[0] === 'data' ? 1 : 0)) {
      throw refused(`You cannot expand more than ${DEEPEST} levels of a property (requested: ${wish}).`, {
        param: 'expand',
      });
    }
    expandAlong(world, root, steps, wish);
  }
  return root;
}

function expandAlong(world: World, node: Node, steps: readonly string[], wish: string): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  if (Array.isArray(node[step])) {
    for (const item of node[step] as Node[]) expandAlong(world, item, rest, wish);
    return;
  }
  const value = node[step] ?? included(world, node, step);
  if (value === null && step in node) return;
  const target = typeof value === 'string' ? lookUp(world, value) : value;
  if (typeof target !== 'object' || target === null) {
    throw refused(
      `This property cannot be expanded (${wish}). You may want to try expanding the property on another object, or remove it from expand.`,
      { param: 'expand' },
    );
  }
  const copy = structuredClone(target) as Node;
  node[step] = copy;
  expandAlong(world, copy, rest, wish);
}

/** Returns a field that Stripe leaves out of an object unless it is asked for. */
function included(world: World, node: Node, step: string): LeftOut | null {
  const id = String(node.id);
  const { sessions, refunds } = world.store.state;
  if (node.object === 'checkout.session' && step === 'line_items') {
    return page((sessions.get(id)?.lineItems ?? []).toReversed(), {}, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (node.object === 'charge' && step === 'refunds') {
    const own = refunds.values().filter(({ charge }) => charge === id);
    return page(own, {}, `/v1/charges/${id}/refunds`);
  }
  return null;
}

function lookUp(world: World, id: string): Referred | undefined {
  const { state } = world.store;
  switch (id.slice(0, id.indexOf('_'))) {
    case 'acct':
      return state.accounts.get(id)?.object;
    case 'ch':
    case 'py':
      return state.charges.get(id);
    case 'pi':
      return state.paymentIntents.get(id);
    case 're':
      return state.refunds.get(id);
    case 'tr':
      return state.transfers.get(id);
    case 'trr':
      return state.reversals.get(id);
    case 'txn':
      return findMovement(world, id);
    default:
      return undefined;
  }
}
