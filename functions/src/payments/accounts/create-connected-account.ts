import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type * as operations from '@doubloon/contract/payments/operations.ts';
import { DEFAULT_COUNTRY } from '@doubloon/contract/shared/constants.ts';
import type { Call } from '../../platform/dependencies.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toConnectedAccountView } from './connected-account-view.ts';
import { addConnectedAccount } from './connected-accounts.store.ts';
import { isKept, providerUnavailable } from '../provider/provider-error.ts';
import { withProviderState } from './refresh-connected-account.ts';
import { refuseField } from '../provider/refuse-field.ts';
import { Account } from '../provider/stripe-objects.ts';

/** Failures of one person's requests that the provider keeps at the same time, at most. */
const KEYS_AT_MOST = 10;

/**
 * Opens an account for the caller at the provider, or returns the one there is. Throws `invalid_input` for a country other than the
 * platform's own: transfers stay within one region.
 */
export const createConnectedAccount: Handler<typeof operations.createConnectedAccount> = async (call, { body }) => {
  if (body.country !== DEFAULT_COUNTRY) {
    throw refuseField('body.country', 'Payout accounts can be opened in Singapore (SG) only at the moment');
  }
  const stored = await call.db.connectedAccounts.find(call.caller.uid);
  if (stored && !stored.accessEndedAt) return toConnectedAccountView(stored);
  const opened = await openAccount(call, call.caller.email ?? body.email ?? null, (stored?.generation ?? 0) + 1);
  return toConnectedAccountView(await addConnectedAccount(call, opened));
};

async function openAccount(call: Call, email: string | null, generation: number): Promise<ConnectedAccount> {
  const { clock, caller } = call;
  const now = clock.now();
  try {
    const account = await createAccount(call, email, `account:${caller.uid}:${generation}`);
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
      heldAt: null,
      createdAt: now,
      updatedAt: now,
    };
    return withProviderState(opened, account, now);
  } catch (error) {
    throw providerUnavailable(error);
  }
}

/**
 * A person who asks twice at once gets one account, because both use one key. A failure that the provider has kept under it would be
 * answered for a day, though, so the next key follows. Should it have opened an account all the same, that one stays empty: nobody has a
 * link to it.
 */
async function createAccount({ stripe, caller }: Call, email: string | null, key: string): Promise<Account> {
  for (let number = 1; ; number += 1) {
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
        { idempotencyKey: number === 1 ? key : `${key}:${number}` },
      );
      return Account.parse(created);
    } catch (error) {
      if (!isKept(error) || number >= KEYS_AT_MOST) throw error;
    }
  }
}
