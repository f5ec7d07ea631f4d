import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type { createConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { DEFAULT_COUNTRY } from '@doubloon/contract/shared/constants.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toConnectedAccountView } from './connected-account-view.ts';
import { findConnectedAccount, saveConnectedAccount } from './connected-accounts.store.ts';
import { providerUnavailable } from './provider-error.ts';
import { withProviderState } from './refresh-connected-account.ts';
import { refuseField } from './refuse-field.ts';
import { Account } from './stripe-objects.ts';

/**
 * Opens an account for the caller at the provider, or returns the one there is. Throws `invalid_input` for a country other than the
 * platform's own: transfers stay within one region.
 */
export const openConnectedAccount: Verb<typeof createConnectedAccount> = async (call, { body }) => {
  if (body.country !== DEFAULT_COUNTRY) {
    throw refuseField('body.country', 'Payout accounts can be opened in Singapore (SG) only at the moment');
  }
  const stored = await findConnectedAccount(call.db, call.caller.uid);
  if (stored && !stored.accessEndedAt) return toConnectedAccountView(stored);
  const opened = await openAccount(call, call.caller.email ?? body.email ?? null, (stored?.generation ?? 0) + 1);
  await saveConnectedAccount(call.db, opened);
  return toConnectedAccountView(opened);
};

async function openAccount(call: Call, email: string | null, generation: number): Promise<ConnectedAccount> {
  const { stripe, clock, caller } = call;
  const now = clock.now();
  try {
    const created = await stripe.accounts.create(
      {
        type: 'express',
        country: DEFAULT_COUNTRY,
        ...(email && { email }),
        business_type: 'individual',
        capabilities: { transfers: { requested: true } },
        metadata: { uid: caller.uid },
      },
      // The same person asking twice at once gets one account.
      { idempotencyKey: `account:${caller.uid}:${generation}` },
    );
    const account = Account.parse(created);
    const opened: ConnectedAccount = {
      uid: caller.uid,
      accountId: account.id,
      country: account.country,
      status: 'pending',
      chargesEnabled: false,
      payoutsEnabled: false,
      detailsSubmitted: false,
      generation,
      accessEndedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    return withProviderState(opened, account, now);
  } catch (error) {
    throw providerUnavailable(error);
  }
}
