import { settlePayment } from './checkout/checkout-payments.ts';
import { expireSession, getSession } from './checkout/checkout-sessions.ts';
import { finishCaptures } from './charges/captures.ts';
import { settleRefunds } from './charges/refunds.ts';
import { nowSeconds, type World } from './world/world.ts';

const A_DAY = 24 * 60 * 60;
const EVENT_DAYS = 30;

/**
 * Lets everything happen that was due by now: sessions expire, payments that are confirmed later settle, captures end, refunds that waited for money go out, and idempotency
 * keys (after a day) and events (after 30) are forgotten. True when anything changed.
 */
export function letTimePass(world: World): boolean {
  const { state } = world.store;
  const now = nowSeconds(world);
  let changed = finishCaptures(world);
  if (settleRefunds(world)) changed = true;
  for (const { object, settles } of state.sessions.values()) {
    if (object.status === 'open' && object.expires_at <= now) {
      expireSession(world, getSession(world, object.id));
      changed = true;
    }
    if (settles && settles.at <= now) {
      settlePayment(world, object.id, settles.outcome);
      changed = true;
    }
  }
  for (const [key, { created }] of state.answers.entries()) {
    if (created + A_DAY > now) break;
    state.answers.delete(key);
    changed = true;
  }
  const awaited = new Set(state.deliveries.values().map(({ event }) => event));
  for (const { id, created } of state.events.values()) {
    if (created + EVENT_DAYS * A_DAY > now) break;
    if (awaited.has(id)) continue;
    state.events.delete(id);
    changed = true;
  }
  return changed;
}
