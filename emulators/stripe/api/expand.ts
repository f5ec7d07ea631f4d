import { findMovement } from '../balances/balance.ts';
import { refused } from '../shared/errors.ts';
import { page } from '../requests/api-list.ts';
import type { Table } from '../world/table.ts';
import type { World } from '../world/world.ts';

const DEEPEST = 4;

type Node = Record<string, unknown>;

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
function included(world: World, node: Node, step: string): unknown {
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

function lookUp(world: World, id: string): object | undefined {
  const { state } = world.store;
  const prefix = id.slice(0, id.indexOf('_'));
  const tables: Record<string, Table<object> | undefined> = {
    pi: state.paymentIntents,
    ch: state.charges,
    py: state.charges,
    tr: state.transfers,
    trr: state.reversals,
    re: state.refunds,
  };
  if (prefix === 'acct') return state.accounts.get(id)?.object;
  if (prefix === 'txn') return findMovement(world, id);
  return tables[prefix]?.get(id);
}
