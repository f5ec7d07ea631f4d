import type { UserRecord } from 'firebase-admin/auth';

/**
 * The ways to sign in to an identity that do not belong to the e-mail which its person has proven, such as another Google account: whoever has had a session
 * can have linked their own, past the product, and would keep it. (A mailed password reset unlinks all of them by itself.)
 */
export function foreignProviders({ providerData }: Pick<UserRecord, 'providerData'>, provenEmail: string): string[] {
  return providerData
    .filter(({ providerId, email }) => providerId !== 'password' && email?.toLowerCase() !== provenEmail.toLowerCase())
    .map(({ providerId }) => providerId);
}
