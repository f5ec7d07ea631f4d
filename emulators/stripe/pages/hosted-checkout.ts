import { Router, urlencoded, type Request, type Response } from 'express';
import {
  attemptPayment,
  type Billing,
  payerOf,
  type PaymentOutcome,
  SAMPLE_BILLING,
} from '../checkout/checkout-payments.ts';
import type { Fault } from '../world/fault-kinds.ts';
import { failureBefore, strike, waitSlowly } from '../world/faults.ts';
import { StripeFailure } from '../shared/errors.ts';
import { sendMessagePage, sendPage } from './hosted-page.ts';
import { html } from './html.ts';
import { sampleCard } from '../shared/fingerprint.ts';
import { formatCents } from '../shared/money-format.ts';
import type { StoredSession } from '../world/state.ts';
import { WALLET_PAYMENTS } from '../charges/wallets.ts';
import { isWalletShown } from '../checkout/method-configuration.ts';
import { letTimePass } from '../time-passing.ts';
import type { World } from '../world/world.ts';

/** The hosted checkout page: pay with one button, be declined and try again, or go back. `changed` is called after each effect. */
export function hostedCheckoutRouter(world: World, changed: () => void): Router {
  const router = Router();
  router.get('/c/pay/:id', (request, response) => {
    if (letTimePass(world)) world.store.save();
    changed();
    show(world, request, response, null);
  });
  router.post('/c/pay/:id', urlencoded({ extended: false }), async (request, response) => {
    const fault = strike(world, ['checkout.sessions.pay'], request.params);
    if (fault?.kind === 'slow') await waitSlowly(world, fault);
    if (fault?.kind === 'timeout_before_effect') return;
    letTimePass(world);
    const session = world.store.state.sessions.get(request.params.id ?? '');
    let declined: string | null = null;
    if (session && session.object.status !== 'expired') {
      const { outcome: wanted, card, name, line1 } = (request.body ?? {}) as Record<string, unknown>;
      const outcome = outcomeOf(typeof wanted === 'string' ? wanted : 'paid', fault);
      const number = (typeof card === 'string' && card.trim()) || undefined;
      try {
        ({ declined } = attemptPayment(world, session.object.id, outcome, {
          cardNumber: number,
          billing: billingOf(name, line1),
        }));
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
        return sendMessagePage(response, error.status, {
          title: 'Not paid',
          text: error.body.message,
          next: undefined,
        });
      }
    }
    world.store.save();
    changed();
    if (fault?.kind === 'reset_after_effect') response.socket?.destroy();
    else if (fault?.kind !== 'timeout_after_effect') show(world, request, response, declined);
  });
  return router;
}

/** The name and address that were entered; undefined when one of them was not. */
function billingOf(name: unknown, line1: unknown): Billing | undefined {
  if (typeof name !== 'string' || typeof line1 !== 'string' || !name.trim() || !line1.trim()) return undefined;
  return { name: name.trim(), address: { ...SAMPLE_BILLING.address, line1: line1.trim() } };
}

/** Returns where a paid session leads, with Stripe's placeholder filled in. */
function successAddress(session: StoredSession): string {
  return (session.object.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.object.id);
}

function outcomeOf(wanted: string, fault: Fault | undefined): PaymentOutcome {
  if (fault && failureBefore(fault)) return { kind: 'declined', code: fault.declineCode };
  if (fault?.kind === 'async_payment') return { kind: 'confirmed_later', ends: 'succeeded' };
  if (wanted === 'challenged') return { kind: 'challenged' };
  if (wanted === 'paynow') return { kind: 'paid', method: 'paynow' };
  if (wanted === 'later_succeeded') return { kind: 'confirmed_later', ends: 'succeeded' };
  if (wanted === 'later_failed') return { kind: 'confirmed_later', ends: 'failed' };
  if (wanted.startsWith('declined:')) return { kind: 'declined', code: wanted.slice('declined:'.length) };
  const wallet = WALLET_PAYMENTS[wanted];
  return wallet ? { kind: 'paid', wallet } : { kind: 'paid' };
}

function show(world: World, request: Request, response: Response, declined: string | null): void {
  const session = world.store.state.sessions.get(String(request.params.id));
  const { merchantName, siteOrigin } = world.settings;
  const back = session?.object.cancel_url ?? siteOrigin;
  const next = back === undefined ? undefined : { url: back, label: `Back to ${merchantName}` };
  if (!session || session.object.ui_mode !== 'hosted_page') {
    sendMessagePage(response, 404, {
      title: 'Nothing to pay here',
      text: 'This page does not belong to any checkout.',
      next,
    });
  } else if (session.object.status === 'complete') {
    response.redirect(303, successAddress(session));
  } else if (session.object.status === 'expired') {
    const text =
      'The time to pay has run out and nothing was charged. You can start a new payment where you came from.';
    sendMessagePage(response, 410, { title: 'This checkout has expired', text, next });
  } else {
    showOpen(world, response, session, next?.url, declined);
  }
}

function showOpen(
  world: World,
  response: Response,
  session: StoredSession,
  back: string | undefined,
  declined: string | null,
): void {
  const merchant = world.settings.merchantName;
  const total = formatCents(session.object.amount_total ?? 0);
  const wallets = Object.entries(WALLET_PAYMENTS).filter(([, { wallet }]) => isWalletShown(world, wallet));
  const lines = session.lineItems.map(
    ({ description, quantity, amount_total: amount }) =>
      html`<li>
        <span class="name"
          >${description}${(quantity ?? 1) > 1 ? html` <span class="soft">× ${quantity}</span>` : ''}</span
        >
        <span>${formatCents(amount)}</span>
      </li>`,
  );
  const email = session.object.customer_email;
  const takesPayNow = session.object.payment_method_types.includes('paynow');
  const other = (outcome: string, label: string) => html`<button name="outcome" value="${outcome}">${label}</button>`;
  sendPage(
    response,
    declined === null ? 200 : 402,
    `Pay ${total} to ${merchant}`,
    html`<main class="columns">
      <section aria-labelledby="order">
        ${back === undefined ? '' : html`<a class="back" href="${back}"><span aria-hidden="true">←</span> Back to ${merchant}</a>`}
        <h1 id="order" class="soft">Pay ${merchant}</h1>
        <p class="price">${total}</p>
        <ul class="lines">
          ${lines}
        </ul>
        <p class="total"><span>Total due</span><span>${total}</span></p>
      </section>
      <section class="card" aria-labelledby="payment">
        <h2 id="payment">Payment</h2>
        ${
          declined === null
            ? ''
            : html`<p class="note bad" role="alert" tabindex="-1" autofocus>
                <strong>${declined}</strong><br />Nothing was charged. Try again or choose another way to pay.
              </p>`
        }
        ${email === null ? '' : html`<p class="row"><span class="soft">E-mail</span><span>${email}</span></p>`}
        <form method="post" class="stack">
          <label>Test card<input name="card" value="${sampleCard(payerOf(session))}" autocomplete="off" /></label>
          ${
            session.object.billing_address_collection === 'required'
              ? html`<label>Billing name<input name="name" value="${SAMPLE_BILLING.name}" autocomplete="off" /></label>
                  <label
                    >Billing address<input
                      name="line1"
                      value="${SAMPLE_BILLING.address.line1 ?? ''}"
                      autocomplete="off"
                  /></label>`
              : ''
          }
          <button class="first" name="outcome" value="paid">Pay ${total}</button>
        </form>
        <details ${declined === null ? '' : 'open'}>
          <summary>Try another outcome</summary>
          <form method="post" class="stack">
            ${other('declined:generic_decline', 'Card is declined')}
            ${other('declined:insufficient_funds', 'Card has insufficient funds')}
            ${other('declined:expired_card', 'Card has expired')}
            ${other('challenged', 'Leave the challenge of 3-D Secure')}
            ${wallets.map(([outcome, { label }]) => other(outcome, label))}
            ${
              takesPayNow
                ? [
                    other('paynow', 'PayNow: paid'),
                    other('later_succeeded', 'PayNow: confirmed later'),
                    other('later_failed', 'PayNow: fails later'),
                  ]
                : ''
            }
          </form>
        </details>
      </section>
    </main>`,
  );
}
