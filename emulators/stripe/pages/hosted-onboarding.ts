import { Router, urlencoded, type Response } from 'express';
import { openAccountLink } from '../accounts/account-links.ts';
import { balanceOf } from '../balances/balance.ts';
import { sendMessagePage, sendPage } from './hosted-page.ts';
import { html } from './html.ts';
import { formatCents } from '../shared/money-format.ts';
import { finishOnboarding, onboardingOutcomes } from '../accounts/onboarding.ts';
import { sampleBankAccount } from '../shared/fingerprint.ts';
import type { StoredOnboarding } from '../world/state.ts';
import { nowSeconds, type World } from '../world/world.ts';

/** The hosted onboarding page behind account links, and the small dashboard behind login links. `changed` is called after each effect. */
export function hostedOnboardingRouter(world: World, changed: () => void): Router {
  const router = Router();
  router.get('/setup/e/:account/:token', (request, response) => {
    const opened = openAccountLink(world, request.params.account, request.params.token);
    if (opened.kind === 'unknown') {
      sendMessagePage(response, 404, { title: 'Link not found', text: 'This link does not belong to any account.' });
    } else if (opened.kind === 'refresh') {
      response.redirect(303, opened.url);
    } else {
      world.store.save();
      response.redirect(303, `/setup/s/${opened.visit.token}`);
    }
  });
  router.get('/setup/s/:visit', (request, response) => {
    const visit = liveVisit(world, request.params.visit, response);
    if (visit) showForm(world, visit, response);
  });
  router.post('/setup/s/:visit', urlencoded({ extended: false }), (request, response) => {
    const visit = liveVisit(world, request.params.visit, response);
    if (!visit) return;
    const form = (request.body ?? {}) as Record<string, unknown>;
    const outcome = onboardingOutcomes.find((known) => known === form.outcome) ?? 'complete';
    const holder = [form.first_name, form.last_name].filter((part) => typeof part === 'string').join(' ');
    const entered = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined;
    finishOnboarding(world, visit.account, outcome, {
      holder: holder || undefined,
      accountNumber: entered(form.account_number),
      debitCard: entered(form.debit_card),
    });
    world.store.state.onboardings.delete(visit.token);
    world.store.save();
    changed();
    response.redirect(303, visit.returnUrl);
  });
  router.get('/express/:account', (request, response) => showDashboard(world, request.params.account, response));
  return router;
}

function liveVisit(world: World, token: string, response: Response): StoredOnboarding | undefined {
  const visit = world.store.state.onboardings.get(token);
  if (
    visit &&
    visit.expiresAt > nowSeconds(world) &&
    world.store.state.accounts.get(visit.account)?.access === 'granted'
  )
    return visit;
  const text = 'This visit has ended. Please start again from where you came.';
  sendMessagePage(response, 410, {
    title: 'This page is no longer open',
    text,
    next: visit && { url: visit.refreshUrl, label: `Back to ${world.settings.merchantName}` },
  });
  return undefined;
}

function showForm(world: World, visit: StoredOnboarding, response: Response): void {
  const { merchantName } = world.settings;
  const email = world.store.state.accounts.get(visit.account)?.object.email ?? 'jenny.rosen@example.com';
  const field = (label: string, name: string, value: string) =>
    html`<label>${label}<input name="${name}" value="${value}" autocomplete="off" /></label>`;
  sendPage(
    response,
    200,
    `Get paid by ${merchantName}`,
    html`<main>
      <div class="narrow">
        <h1>Get paid by ${merchantName}</h1>
        <p class="soft">
          Tell who you are and where your money goes. Everything is filled in with sample data; nothing is checked and
          nothing leaves this machine.
        </p>
        <form method="post" class="card">
          <fieldset>
            <legend>About you</legend>
            <div class="pair">
              ${field('First name', 'first_name', 'Jenny')} ${field('Last name', 'last_name', 'Rosen')}
              ${field('E-mail', 'email', email)} ${field('Date of birth', 'dob', '1990-01-01')}
              ${field('NRIC or FIN', 'id_number', 'S0000000A')} ${field('Phone', 'phone', '+65 6000 0000')}
            </div>
            ${field('Address', 'address', '1 Raffles Place, 048616 Singapore')}
          </fieldset>
          <fieldset>
            <legend>Bank account in Singapore</legend>
            <div class="pair">
              ${field('Bank and branch', 'routing', '1100-000')}
              ${field('Account number', 'account_number', sampleBankAccount(visit.account))}
              ${field('Debit card for instant payouts (optional)', 'debit_card', '')}
            </div>
          </fieldset>
          <div class="stack">
            <button class="first" name="outcome" value="complete">Agree and finish</button>
            <button name="outcome" value="half">Save and finish later</button>
          </div>
          <details>
            <summary>Try another outcome</summary>
            <div class="stack">
              <button name="outcome" value="pending">Submit, but the checks take longer</button>
              <button name="outcome" value="rejected">Be turned down</button>
            </div>
          </details>
        </form>
      </div>
    </main>`,
  );
}

function showDashboard(world: World, id: string, response: Response): void {
  const account = world.store.state.accounts.get(id);
  if (account?.access !== 'granted') {
    sendMessagePage(response, 404, { title: 'Account not found', text: 'There is no such account.' });
    return;
  }
  const { availableCents, pendingCents } = balanceOf(world, id);
  const transfers = world.store.state.transfers.values().filter(({ destination }) => destination === id);
  const rows = transfers.toReversed().map(
    (transfer) =>
      html`<li>
        <span class="name">${transfer.description ?? transfer.id}</span>
        <span>${formatCents(transfer.amount - transfer.amount_reversed)}</span>
      </li>`,
  );
  sendPage(
    response,
    200,
    'Your earnings',
    html`<main>
      <div class="narrow card">
        <h1>Your earnings</h1>
        <p class="row"><span class="soft">Ready to pay out</span><span>${formatCents(availableCents)}</span></p>
        <p class="row"><span class="soft">On the way</span><span>${formatCents(pendingCents)}</span></p>
        <h2>Transfers from ${world.settings.merchantName}</h2>
        ${
          rows.length
            ? html`<ul class="lines">
                ${rows}
              </ul>`
            : html`<p class="soft">None yet.</p>`
        }
      </div>
    </main>`,
  );
}
