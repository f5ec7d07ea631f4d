import { attemptPayment, settlePayment } from '../../../emulators/stripe/index.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { cancelCheckout } from '../../../functions/src/payments/checkouts/claim-draft.ts';
import {
  completeCheckout,
  getCampaignByPayment,
} from '../../../functions/src/payments/checkouts/show-paid-campaign.ts';
import { startCheckout } from '../../../functions/src/payments/checkouts/start-checkout.ts';
import { atTheProvider } from '../invariants/at-the-provider.ts';
import { Violation } from '../invariants/violation.ts';
import { OWNERS } from '../people.ts';
import { type MoneyWorld, pick } from '../world.ts';
import type { Command } from './command.ts';

const MAX_DRAFTS = 3;
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

/** No creator can be promised more than there is. */
export const withinBudget = <F extends { readonly budget: number; readonly creator_cap?: number | null | undefined }>(
  formData: F,
): F =>
  formData.creator_cap ? { ...formData, creator_cap: Math.min(formData.creator_cap, formData.budget) } : formData;

/** An owner fills in the create form and opens a checkout. */
export const openCheckout: Command = async (world, [who, what, how]) => {
  const owner = pick(OWNERS, who);
  const number = new Set(begun(world).map(({ draftId }) => draftId)).size + 1;
  if (!owner || number > MAX_DRAFTS) return;
  const title = `Loot ${number}`;
  const terms = pick(TERMS, how) ?? TERMS[0];
  const budget = pick(BUDGETS, what) ?? 0;
  const endDate = what % 4 === 3 ? dayInSingapore(addDays(world.now(), RUNS_DAYS)) : null;
  const formData = withinBudget({
    owner_id: owner.uid,
    title,
    description: 'Show our tea.',
    budget,
    platforms: ['tiktok' as const],
    endDate,
    ...terms,
  });
  const draftId = `${owner.uid}-draft-${number}`;
  await world.attempt(`${owner.uid} opens a checkout of ${budget} cents, ${JSON.stringify(terms)}`, async () => {
    const { id } = await startCheckout(world.callOf(owner.uid), { body: { formData, draftId } });
    recordSession(world, { id, ownerId: owner.uid, draftId, formData });
  });
};

/** The checkouts that begin a loot. */
const begun = ({ sessions }: MoneyWorld) =>
  sessions.flatMap(({ formData, ...session }) => (formData ? [{ ...session, formData }] : []));

/** Notes a checkout that was opened. Throws a `Violation` when its page is that of another loot. */
export function recordSession(world: MoneyWorld, session: MoneyWorld['sessions'][number]): void {
  const known = world.sessions.find(({ id }) => id === session.id);
  if (!known) world.sessions.push(session);
  else if (known.formData?.title !== session.formData?.title)
    throw new Violation(`${session.draftId} is paid for on the page of ${known.draftId}`);
}

/** The owner goes back from a checkout and presses the button again, as it was or with another budget. */
export const openAgain: Command = async (world, [who, what]) => {
  const session = pick(begun(world), who);
  if (!session) return;
  const { ownerId, draftId } = session;
  const budget = what % 3 === 2 ? (pick(BUDGETS, what) ?? 0) : session.formData.budget;
  const formData = withinBudget({ ...session.formData, budget });
  await world.attempt(`${ownerId} opens another checkout of ${draftId}, of ${budget} cents`, async () => {
    const { id } = await startCheckout(world.callOf(ownerId), { body: { formData, draftId } });
    recordSession(world, { id, ownerId, draftId, formData });
  });
};

/** The owner comes back over the cancel address. */
export const cancelOpened: Command = async (world, [who]) => {
  const session = pick(begun(world), who);
  if (!session) return;
  const { ownerId, draftId } = session;
  await world.attempt(`${ownerId} comes back from the checkout of ${draftId}`, () =>
    cancelCheckout(world.callOf(ownerId), { body: { draftId } }),
  );
};

/** Every page of a draft that was ever opened is still there, and the button on each of them is pressed. */
export const payAllOfDraft: Command = (world, [who, what]) => {
  const draftId = pick(world.sessions, who)?.draftId;
  const all = world.sessions.filter((session) => session.draftId === draftId);
  for (const { id } of what % 2 === 0 ? all : all.toReversed()) {
    const attempt = () => attemptPayment(world.provider.standIn, id, { kind: 'paid' });
    atTheProvider(world, `a page of ${draftId} is paid`, attempt);
  }
  return Promise.resolve();
};

const PAYMENTS = [
  { kind: 'paid' },
  { kind: 'paid' },
  { kind: 'declined', code: 'generic_decline' },
  { kind: 'confirmed_later', ends: 'succeeded' },
  { kind: 'confirmed_later', ends: 'failed' },
] as const;

/** The owner does something on the hosted page. */
export const payCheckout: Command = (world, [who, what]) => pay(world, pick(world.sessions, who), what);

/** The owner does something on the hosted page of budget that is added. */
export const payAddition: Command = (world, [who, what]) =>
  pay(
    world,
    pick(
      world.sessions.filter(({ formData }) => formData === null),
      who,
    ),
    what,
  );

function pay(world: MoneyWorld, session: MoneyWorld['sessions'][number] | undefined, what: number): Promise<void> {
  const payment = pick(PAYMENTS, what);
  if (session && payment) {
    const attempt = () => attemptPayment(world.provider.standIn, session.id, payment);
    atTheProvider(world, `checkout ${world.sessions.indexOf(session)}: ${payment.kind}`, attempt);
  }
  return Promise.resolve();
}

/** An elevated risk of fraud, the highest, and a cardholder whom 3-D Secure did not authenticate (`emulators/stripe/charges`). */
const RISKY_CARDS = ['4000 0000 0000 9235', '4000 0000 0000 4954', '4000 0000 0000 3030'] as const;

/** The owner pays with a card in which the provider sees a risk of fraud, or without being authenticated. */
export const payRiskily: Command = (world, [who, what]) => {
  const session = pick(world.sessions, who);
  const card = pick(RISKY_CARDS, what);
  const attempt = () =>
    session && attemptPayment(world.provider.standIn, session.id, { kind: 'paid' }, { cardNumber: card });
  if (session) atTheProvider(world, `checkout ${world.sessions.indexOf(session)}: paid with ${card}`, attempt);
  return Promise.resolve();
};

/** The owner is asked by 3-D Secure to prove that the card is theirs, and leaves the page instead. */
export const leaveChallenge: Command = (world, [who]) => {
  const session = pick(world.sessions, who);
  const attempt = () => session && attemptPayment(world.provider.standIn, session.id, { kind: 'challenged' });
  if (session) atTheProvider(world, `checkout ${world.sessions.indexOf(session)}: the challenge is left`, attempt);
  return Promise.resolve();
};

/** Settles a payment that was to be confirmed later: it is paid, or fails. */
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
      ? completeCheckout(world.callOf(ownerId), { body: { payment_gateway_id: id } })
      : getCampaignByPayment(
          { ...world.callOf(ownerId), caller: null },
          { query: { payment_gateway_id: id, payment_gateway: 'stripe' } },
        ),
  );
};
