import { z } from 'zod';
import { Uid, WireDate } from '../shared/values.ts';
import { anyone, defineOperation, signedIn } from '../calls/define-operation.ts';

/** The platforms on which a person can prove an account by signing in there. */
export const OAUTH_PLATFORMS = ['instagram', 'tiktok', 'youtube', 'twitter'] as const;
export type OauthPlatform = (typeof OAUTH_PLATFORMS)[number];

const Platform = z.enum(OAUTH_PLATFORMS);

/** Digest of a browser's cookie value. */
const Fingerprint = z.string().length(64);

/** A one-time ticket with which its owner's browser starts connecting an account, `oauthTickets/{digest of the ticket}`; server only. */
export const OauthTicket = z.object({
  uid: Uid,
  platform: Platform,
  fingerprint: Fingerprint,
  /** True if they want the product to read the views of their posts there. */
  readsViews: z.boolean().default(false),
  expiresAt: z.date(),
});
export type OauthTicket = z.infer<typeof OauthTicket>;

/** A person who is at a platform to connect an account, `oauthStates/{digest of the state}`; server only. */
export const OauthState = OauthTicket.extend({ codeVerifier: z.string() });
export type OauthState = z.infer<typeof OauthState>;

/**
 * Reasons why an account was not connected. The browser returns to the profile page with `social` (`connected` or `failed`), `platform` and, after a failure,
 * one of these as `reason`. `denied`: its owner refused. `expired`: too late, or used before. `mismatch`: returned in another browser or from another platform.
 * `taken`: linked to somebody else. `under_review`: not the account whose treasure is being reviewed. `no_account`: there is no account to link. `refused` and
 * `unavailable`: the platform refused the product or did not answer. `not_configured`: the product has no access to the platform.
 */
export const SocialFailure = z.enum([
  'denied',
  'expired',
  'mismatch',
  'taken',
  'under_review',
  'no_account',
  'refused',
  'unavailable',
  'not_configured',
]);
export type SocialFailure = z.infer<typeof SocialFailure>;

/** 32 random bytes as base64url. */
const Random = /^[\w-]{43}$/;
const LOGIN_TOKEN =
  'This is a login token, which does not belong in an address. Ask for a ticket with POST /social-accounts/oauth-tickets.';

/** Limit of browsers on their way to a platform and back. */
const travelling = [{ bucket: 'oauth', per: 'address', max: 120, windowSeconds: 600 }] as const;

export const issueOauthTicket = defineOperation('POST /social-accounts/oauth-tickets', {
  id: 'issueOauthTicket',
  summary: 'A ticket with which this browser, within two minutes and once, can start to connect an account',
  access: signedIn,
  input: {
    body: z.object({
      platform: Platform,
      /** True to also request permission to read the views of the person's posts; they may still decline it there. */
      read_views: z.boolean().optional(),
    }),
  },
  rateLimits: [{ bucket: 'oauth', per: 'user', max: 20, windowSeconds: 600 }],
  output: z.object({ ticket: z.string(), url: z.url(), expires_at: WireDate }),
  status: 201,
  errors: ['illegal_state'],
  cost: { reads: 0, writes: 1 },
});

export const startOauth = defineOperation('GET /social-accounts/oauth/{platform}', {
  id: 'startOauth',
  summary: "Send the browser to the platform's page; `token` is a ticket",
  access: anyone,
  input: {
    params: z.object({ platform: Platform }),
    query: z.object({
      token: z
        .string()
        .max(5000)
        .refine((text) => !/^[\w-]+\.[\w-]+\.[\w-]*$/.test(text), { error: LOGIN_TOKEN, abort: true })
        .regex(Random, 'Not a ticket'),
    }),
  },
  rateLimits: travelling,
  answer: 'redirect',
  output: z.url(),
  cost: { reads: 1, writes: 2 },
});

export const finishOauth = defineOperation('GET /social-accounts/oauth/{platform}/callback', {
  id: 'finishOauth',
  summary: 'Where the platform sends the browser back to: link the account and go on to the profile page',
  access: anyone,
  input: {
    params: z.object({ platform: Platform }),
    // Platforms send more parameters than are needed (RFC 6749, 4.1.2).
    query: z.looseObject({
      state: z.string().regex(Random, 'Not a state of this product'),
      code: z.string().max(2000).optional(),
      error: z.string().max(200).optional(),
      /** The issuer of the answer, if the platform names it (RFC 9207). */
      iss: z.string().max(200).optional(),
    }),
  },
  rateLimits: travelling,
  answer: 'redirect',
  output: z.url(),
  cost: { reads: 6, writes: 7 },
});
