import { attemptPayment, settlePayment } from '../../../emulators/stripe/checkout-payments.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { completeOwnCheckout, showCampaignByPayment } from '../../../functions/src/payments/show-paid-campaign.ts';
import { startCheckout } from '../../../functions/src/payments/start-checkout.ts';
import { atTheProvider } from '../at-the-provider.ts';
import { OWNERS } from '../people.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';

const SESSIONS_AT_MOST = 3;
const BUDGETS = [100_000, 10_000, 3_333, 777, 250_001];
const RUNS_DAYS = 4;
const TERMS = [
  { payout_model: 'budget_share', creator_slots: 1 },
  { payout_model: 'budget_share', creator_slots: 2 },
  { payout_model: 'budget_share', creator_slots: 3 },
  { payout_model: 'per_view', expected_reach: 10_000 },
  { payout_model: 'per_view', expected_reach: 3000 },
  { payout_model: 'per_view', expected_reach: 1000, creator_cap: 1500 },
  // Two creators at the cap have all of the largest budget but one.
  { payout_model: 'per_view', expected_reach: 1000, creator_cap: 50_000 },
] as const;

/** An owner fills in the create form and opens a checkout. */
export const openCheckout: Command = async (world, [who, what, how]) => {
  const owner = pick(OWNERS, who);
  if (!owner || world.sessions.length >= SESSIONS_AT_MOST) return;
  const title = `Loot ${world.sessions.length + 1}`;
  const terms = pick(TERMS, how) ?? TERMS[0];
  const budget = pick(BUDGETS, what) ?? 0;
  const endDate = what % 4 === 3 ? dayInSingapore(addDays(world.now(), RUNS_DAYS)) : null;
  const formData = {
    owner_id: owner.uid,
    title,
    description: 'Show our tea.',
    budget,
    platforms: ['tiktok' as const],
    endDate,
    ...terms,
  };
  await world.attempt(`${owner.uid} opens a checkout of ${budget} cents, ${JSON.stringify(terms)}`, async () => {
    const { id } = await startCheckout(world.callOf(owner.uid), { body: { formData } });
    world.sessions.push({ id, ownerId: owner.uid });
  });
};

const PAYMENTS = [
  { kind: 'paid' },
  { kind: 'paid' },
  { kind: 'declined', code: 'generic_decline' },
  { kind: 'confirmed_later', ends: 'succeeded' },
  { kind: 'confirmed_later', ends: 'failed' },
] as const;

/** The owner does something on the hosted page. */
export const payCheckout: Command = (world, [who, what]) => {
  const session = pick(world.sessions, who);
  const payment = pick(PAYMENTS, what);
  if (session && payment) {
    const attempt = () => attemptPayment(world.provider.standIn, session.id, payment);
    atTheProvider(world, `checkout ${world.sessions.indexOf(session)}: ${payment.kind}`, attempt);
  }
  return Promise.resolve();
};

/** A payment that was to be confirmed later is, one way or the other. */
export const confirmCheckout: Command = (world, [who, what]) => {
  const { standIn } = world.provider;
  const session = pick(
    world.sessions.filter(({ id }) => standIn.store.state.sessions.get(id)?.settles),
    who,
  );
  const ends = what % 2 === 0 ? 'succeeded' : 'failed';
  if (session) atTheProvider(world, `a payment has ${ends}`, () => settlePayment(standIn, session.id, ends));
  return Promise.resolve();
};

/** The success page or `POST /campaigns` asks for the campaign. */
export const returnFromCheckout: Command = async (world, [who, what]) => {
  const session = pick(world.sessions, who);
  if (!session) return;
  const { id, ownerId } = session;
  await world.attempt(`checkout ${world.sessions.indexOf(session)}: success page`, () =>
    what % 2 === 0
      ? completeOwnCheckout(world.callOf(ownerId), { body: { payment_gateway_id: id } })
      : showCampaignByPayment(
          { ...world.callOf(ownerId), caller: null },
          { query: { payment_gateway_id: id, payment_gateway: 'stripe' } },
        ),
  );
};
