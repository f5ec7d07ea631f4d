import type Stripe from 'stripe';
import { getAccount } from './accounts.ts';
import { expandParam } from '../requests/api-list.ts';
import { refused } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { operation } from '../requests/operation.ts';
import { fields, oneOf, optional, text, url } from '../requests/params.ts';
import type { StoredOnboarding } from '../world/state.ts';
import { nowSeconds, type World } from '../world/world.ts';

const LINK_SECONDS = 5 * 60;
const VISIT_SECONDS = 60 * 60;

/**
 * Opens an account link, which works once: either a visit to the onboarding page begins, or the person is sent back to the platform's refresh
 * address (used or expired), or nothing is known about the link.
 */
export function openAccountLink(
  world: World,
  account: string,
  token: string,
): { kind: 'begun'; visit: StoredOnboarding } | { kind: 'refresh'; url: string } | { kind: 'unknown' } {
  const link = world.store.state.accountLinks.get(token);
  if (link?.account !== account) return { kind: 'unknown' };
  const access = world.store.state.accounts.get(account)?.access;
  if (link.used || link.expiresAt <= nowSeconds(world) || access !== 'granted')
    return { kind: 'refresh', url: link.refreshUrl };
  link.used = true;
  const { returnUrl, refreshUrl } = link;
  const visit = { token: newId('onb'), account, returnUrl, refreshUrl, expiresAt: nowSeconds(world) + VISIT_SECONDS };
  world.store.state.onboardings.set(visit.token, visit);
  return { kind: 'begun', visit };
}

/** POST /v1/account_links and /v1/accounts/:id/login_links. */
export const accountLinkOperations = [
  operation(
    { name: 'accountLinks.create', method: 'POST', path: '/v1/account_links' },
    fields(
      {
        ...expandParam,
        account: text(),
        refresh_url: url,
        return_url: url,
        type: oneOf(['account_onboarding'], ['account_update']),
        collect: optional(oneOf(['currently_due', 'eventually_due'])),
      },
      ['collection_options'],
    ),
    (world, { params }) => {
      const { object: account } = getAccount(world, params.account);
      const token = newId('link');
      const created = nowSeconds(world);
      world.store.state.accountLinks.set(token, {
        token,
        account: account.id,
        refreshUrl: params.refresh_url,
        returnUrl: params.return_url,
        expiresAt: created + LINK_SECONDS,
        used: false,
      });
      return {
        object: 'account_link',
        created,
        expires_at: created + LINK_SECONDS,
        url: `${world.settings.url}/setup/e/${account.id}/${token}`,
      } satisfies Stripe.AccountLink;
    },
  ),
  operation(
    { name: 'accounts.createLoginLink', method: 'POST', path: '/v1/accounts/:id/login_links' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => {
      const { object: account } = getAccount(world, id);
      if (!account.details_submitted) {
        throw refused('Cannot create a login link for an account that has not completed onboarding.');
      }
      return {
        object: 'login_link',
        created: nowSeconds(world),
        url: `${world.settings.url}/express/${id}`,
      } satisfies Stripe.LoginLink;
    },
  ),
];
