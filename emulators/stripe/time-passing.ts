import { settlePayment } from './checkout-payments.ts';
import { expireSession } from './checkout-sessions.ts';
import { settleRefunds } from './refunds.ts';
import { nowSeconds, type World } from './world.ts';

const A_DAY = 24 * 60 * 60;
const EVENT_DAYS = 30;

/**
 * Lets everything happen that was due by now: sessions expire, payments that are confirmed later settle, refunds that waited for money go out, and
 * what Stripe forgets (idempotency keys after a day, events after 30) is forgotten. Answers whether anything changed.
 */
export function letTimePass(world: World): boolean {
  const { state } = world.store;
  const now = nowSeconds(world);
  const eventsBefore = Object.keys(state.events).length;
  let changed = false;
  for (const session of Object.values(state.sessions)) {
    if (session.object.status === 'open' && session.object.expires_at <= now) {
      expireSession(world, session);
      changed = true;
    }
    if (session.settles && session.settles.at <= now) {
      settlePayment(world, session.object.id, session.settles.outcome);
      changed = true;
    }
  }
  settleRefunds(world);
  for (const [key, answer] of Object.entries(state.answers)) {
    if (answer.created + A_DAY <= now) delete state.answers[key];
  }
  const awaited = new Set(Object.values(state.deliveries).map(({ event }) => event));
  for (const [id, event] of Object.entries(state.events)) {
    if (event.created + EVENT_DAYS * A_DAY <= now && !awaited.has(id)) delete state.events[id];
  }
  return changed || Object.keys(state.events).length !== eventsBefore;
}
