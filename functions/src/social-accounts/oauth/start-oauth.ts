import { randomBytes } from 'node:crypto';
import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Config } from '../../platform/config/config.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { BrowserHandler } from '../../platform/dependencies.ts';
import { authorizationRequest } from './exchange-code.ts';
import { readingScope } from '../../readings/grants/grants.ts';
import { callbackUrl, failedUrl } from './outcome-url.ts';
import { OAUTH_PROVIDERS } from './providers.ts';

const TICKET_MS = 2 * 60_000;
/** Long enough to sign in at the platform. */
const STATE_MS = 10 * 60_000;

/**
 * Gives the caller's browser a ticket to start with. It is bound to browser and person: otherwise the address, sent to somebody else, would link that person's
 * account to the sender. Throws `illegal_state` for a platform the product is not registered with, and when views are to be read where
 * nothing can keep that permission.
 */
export const issueOauthTicket: BrowserHandler<'issueOauthTicket'> = async (
  { db, clock, caller, config },
  { body },
  browser,
) => {
  const { platform } = body;
  if (!config.oauthClients[platform]) {
    throw illegalState(`Connecting through ${platformLabel(platform)} is not set up. Use the verification code.`);
  }
  if (body.read_views && grantPlatform(platform) && readingScope(config, platform) === null) {
    const label = platformLabel(platform);
    throw illegalState(`Reading views from ${label} is not available here. Connect without it; proofs still work.`);
  }
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
  const issued = {
    uid: caller.uid,
    platform,
    fingerprint: browser.remember(),
    readsViews: body.read_views ?? false,
    expiresAt,
  };
  await unitOfWork({ db }, (tx) => tx.oauthTickets.issue(ticket, issued));
  const url = `${config.siteOrigin}/api/social-accounts/oauth/${platform}?token=${ticket}`;
  return { ticket, url, expires_at: expiresAt };
};

/** The platform's page for a good ticket; the profile page with the reason for any other. */
export const startOauth: BrowserHandler<'startOauth'> = async ({ db, clock, config }, { params, query }, browser) => {
  const { platform } = params;
  const client = config.oauthClients[platform];
  if (!client) return failedUrl(config, platform, 'not_configured');
  const ticket = await unitOfWork({ db }, (tx) => tx.oauthTickets.take(query.token));
  const now = clock.now();
  if (!ticket || ticket.expiresAt <= now) return failedUrl(config, platform, 'expired');
  if (ticket.platform !== platform || ticket.fingerprint !== browser.fingerprint) {
    return failedUrl(config, platform, 'mismatch');
  }
  const request = authorizationRequest(
    OAUTH_PROVIDERS[platform],
    client,
    callbackUrl(config, platform),
    ticket.readsViews ? readingScope(config, platform) : null,
  );
  const expiresAt = new Date(now.getTime() + STATE_MS);
  const begun = { ...ticket, codeVerifier: request.codeVerifier, expiresAt };
  await unitOfWork({ db }, (tx) => tx.oauthStates.issue(request.state, begun));
  return browserUrl(config, request.url);
};

/** The address of a platform for the browser: in the emulators the stand-in's. */
function browserUrl({ socialWebBase }: Config, url: URL): string {
  return socialWebBase ? `${socialWebBase}/${url.host}${url.pathname}${url.search}` : url.href;
}
