import { z } from 'zod';
import { VERIFICATION_CODE_LENGTH } from '../shared/constants.ts';
import { ById, DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { EnteredAccountUrl } from '../links/entered-url.ts';
import { defineOperation, signedIn } from '../calls/define-operation.ts';
import { PLATFORM_IDS, type PlatformId } from '../shared/platforms.ts';
import { LINK_CHECKS } from '../calls/operation.ts';

/** The follower count of an account, as its platform gave it at a moment. */
export const Followers = named('Followers', { count: z.int().nonnegative(), at: WireDate });
export type Followers = z.infer<typeof Followers>;

/** A linked account, `socialAccounts/{uid}__{platform}`. */
export const SocialAccount = z.object({
  uid: Uid,
  platform: z.enum(PLATFORM_IDS),
  /** Lower case, without @. */
  handle: z.string(),
  url: z.url(),
  verifiedBy: z.enum(['code', 'oauth']),
  verifiedAt: z.date(),
  /** Followers of the account; null until its platform was asked, and if it gives no number. */
  followers: z.object({ count: z.int().nonnegative(), at: z.date() }).nullable().default(null),
  /** When the followers are requested next; null if the platform cannot be asked, and until the account's trigger has run. */
  followersDueAt: z.date().nullable().default(null),
  /** The platform's own id of the account, if followers are requested by it. */
  platformId: z.string().nullable().default(null),
});
export type SocialAccount = z.infer<typeof SocialAccount>;

/** The code that a person puts on their profile page, `verificationCodes/{uid}__{platform}`. */
export const VerificationCode = z.object({
  uid: Uid,
  platform: z.enum(PLATFORM_IDS),
  /** The address as the person wrote it. */
  requestedUrl: z.string(),
  /** The profile page that must show the code. */
  accountUrl: z.url(),
  code: z.string().regex(new RegExp(`^[A-Z0-9]{${VERIFICATION_CODE_LENGTH}}$`)),
  issuedAt: z.date(),
  expiresAt: z.date(),
});
export type VerificationCode = z.infer<typeof VerificationCode>;

/** The owner of an account on a platform, `socialHandles/{hash}`. */
export const SocialHandle = z.object({ uid: Uid, platform: z.enum(PLATFORM_IDS), handle: z.string() });
export type SocialHandle = z.infer<typeof SocialHandle>;

export function socialAccountId(uid: string, platform: PlatformId): string {
  return `${uid}__${platform}`;
}

/** Returns the uid in the id of a linked account, the reverse of `socialAccountId`. */
export function uidOfSocialAccount(id: string): string {
  return id.slice(0, id.lastIndexOf('__'));
}

/**
 * A person's account on a platform: linked and `verified`, or with a `pending` check that waits for its code on the profile page, or both while another account
 * is to replace the linked one.
 */
export const SocialAccountView = named('SocialAccount', {
  id: DocumentId,
  platform: z.enum(PLATFORM_IDS),
  username: z.string(),
  url: z.string(),
  verified: z.boolean(),
  verified_by: z.enum(['code', 'oauth']).nullable(),
  verified_at: WireDate.nullable(),
  pending: z.object({ username: z.string(), url: z.string(), code: z.string(), expires_at: WireDate }).nullable(),
});
export type SocialAccountView = z.infer<typeof SocialAccountView>;

/** An entry in a person's own list of accounts. */
export const ListedSocialAccount = named('ListedSocialAccount', {
  ...SocialAccountView.shape,
  /** True while they permit the product to read the views of their posts there, and the platform accepts the permission. */
  reads_views: z.boolean(),
});
export type ListedSocialAccount = z.infer<typeof ListedSocialAccount>;

const AccountReference = z.object({ platform: z.enum(PLATFORM_IDS), accountUrl: EnteredAccountUrl });

export const issueVerificationCode = defineOperation('POST /social-accounts/verification-code', {
  id: 'issueVerificationCode',
  summary: 'A code to put on the profile page of an account the caller wants to link',
  access: signedIn,
  input: { body: AccountReference },
  rateLimits: [LINK_CHECKS],
  output: z.object({ code: z.string(), expires_at: WireDate }),
  status: 201,
  errors: ['already_exists', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 3, writes: 1 },
});

export const saveSocialLink = defineOperation('PUT /auth/social-links', {
  id: 'saveSocialLink',
  summary: 'Link an account whose profile page shows the code issued for it',
  access: signedIn,
  input: { body: AccountReference },
  rateLimits: [LINK_CHECKS],
  output: z.object({ success: z.literal(true), account: SocialAccountView }),
  errors: ['not_found', 'already_exists', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 6, writes: 5 },
});

export const listSocialAccounts = defineOperation('GET /social-accounts', {
  id: 'listSocialAccounts',
  summary: "The caller's accounts, linked and about to be",
  access: signedIn,
  output: z.array(ListedSocialAccount),
  cost: { reads: 3 * PLATFORM_IDS.length, writes: 0 },
});

export const createSocialAccount = defineOperation('POST /social-accounts', {
  id: 'createSocialAccount',
  summary: 'Begin to link an account: it is pending, with the code that its profile page has to show',
  access: signedIn,
  input: { body: AccountReference },
  rateLimits: [LINK_CHECKS],
  output: SocialAccountView,
  status: 201,
  errors: ['already_exists', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 4, writes: 1 },
});

export const updateSocialAccount = defineOperation('PUT /social-accounts/{id}', {
  id: 'updateSocialAccount',
  summary: 'Name another account in place of one that is pending; it gets a code of its own',
  access: signedIn,
  input: { params: ById, body: z.object({ accountUrl: EnteredAccountUrl }) },
  rateLimits: [LINK_CHECKS],
  output: SocialAccountView,
  errors: ['not_found', 'already_exists', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 5, writes: 1 },
});

export const verifySocialAccount = defineOperation('POST /social-accounts/{id}/verify', {
  id: 'verifySocialAccount',
  summary: 'Look for the code of a pending account on its profile page and link it when it is there',
  access: signedIn,
  input: { params: ById },
  rateLimits: [LINK_CHECKS],
  output: z.object({
    /** `valid`: linked. `invalid`: the page does not show the code. `unverifiable`: the platform did not show the page, which proves nothing. */
    status: z.enum(['valid', 'invalid', 'unverifiable']),
    error: z.string().nullable(),
    account: SocialAccountView,
  }),
  errors: ['not_found', 'already_exists', 'illegal_state'],
  cost: { reads: 7, writes: 5 },
});

export const deleteSocialAccount = defineOperation('DELETE /social-accounts/{id}', {
  id: 'deleteSocialAccount',
  summary: 'Unlink an account, or end the linking of one; refused while a treasure of its platform is undecided',
  access: signedIn,
  input: { params: ById },
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 3, writes: 4 },
});
