import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Flow, Scene } from './flows.ts';
import { received } from './payout-flows.ts';
import { buyCampaign, NOTED, openCheckout, payCheckout, returnFromCheckout, type Cast } from './scenes.ts';
import type { Stage } from './stage.ts';

const COMPLETE = 'commit campaignFunds, campaigns, checkouts, invoices, ledgerGroups, paymentCards';
const SESSION = 'GET /v1/checkout/sessions/ID';

/** Whoever has paid gets one campaign, from wherever it is asked for in the end, and stays with that. */
function boughtOnce(stage: Stage, cast: Cast, session: string, send: () => Promise<unknown>): Scene {
  const { db } = stage.deps;
  return {
    send,
    goOn: async () => {
      received(await stage.deliver('checkout.session.completed', session));
      await returnFromCheckout(stage, cast, session);
    },
    wrong: async () => {
      const found = await db.firestore.collection(COLLECTIONS.checkouts).where('sessionId', '==', session).get();
      const [checkout, ...others] = found.docs.map((one) => one.data() as Checkout);
      const funds = await db.firestore
        .collection(COLLECTIONS.campaignFunds)
        .where('checkoutId', '==', checkout?.id)
        .get();
      const isRight = checkout?.status === 'completed' && others.length === 0 && funds.size === 1;
      return isRight ? [] : [`the checkout of ${session} is ${checkout?.status} and has made ${funds.size} campaigns`];
    },
  };
}

export const openingCheckout: Flow = {
  name: 'opening a checkout',
  passes: ['commit checkoutDrafts, checkouts', 'POST /v1/checkout/sessions', 'commit checkouts'],
  prepare: (stage, cast) =>
    Promise.resolve({
      send: () => openCheckout(stage, cast),
      // They start again. What became of the first is looked at when its day is over, see the end of all.
      goOn: () => buyCampaign(stage, cast),
      wrong: () => Promise.resolve([]),
    }),
};

export const hearingOfPayment: Flow = {
  name: 'the event of a paid checkout',
  passes: [SESSION, `${COMPLETE}, stripeEvents`],
  prepare: async (stage, cast) => {
    const session = await payCheckout(stage, cast);
    return boughtOnce(stage, cast, session, () => stage.deliver('checkout.session.completed', session));
  },
};

export const returning: Flow = {
  name: 'the success page',
  passes: [SESSION, COMPLETE],
  prepare: async (stage, cast) => {
    const session = await payCheckout(stage, cast);
    return boughtOnce(stage, cast, session, () => returnFromCheckout(stage, cast, session));
  },
};

export const settlingCheckout: Flow = {
  name: 'the schedule that settles checkouts',
  passes: ['commit checkouts', SESSION, SESSION, COMPLETE, NOTED],
  prepare: async (stage, cast) => {
    const session = await payCheckout(stage, cast);
    stage.pass(30);
    // The payer never comes back, and no event ever arrives.
    const scene = boughtOnce(stage, cast, session, () => stage.runJob('settle-checkouts'));
    return { ...scene, goOn: () => Promise.resolve() };
  },
};
