import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@doubloon/contract/auth/second-factor.ts';
import { Uid } from '@doubloon/contract/shared/values.ts';
import { z } from 'zod';
import { storeOf } from '../platform/database/document-store.ts';

/**
 * A second factor that somebody has switched on through the product, `secondFactors/{uid}`. The identity service has its secret. An app that the service has
 * and this does not name, or the reverse, was changed past the product.
 */
const SecondFactor = z.object({
  uid: Uid,
  enabledAt: z.date(),
  /** The identity service's id of the app; an empty one is no app's. */
  enrollmentId: z.string().default(''),
  /** Digests of the recovery codes (`recoveryDigest`). */
  recoveryCodes: z.array(z.string()),
  /** When a request last began to switch it off; it is on until that request has removed this record. */
  leavingSince: z.date().nullable().default(null),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export class SecondFactors extends storeOf('secondFactors', SecondFactor, ({ uid }) => uid, {
  label: 'Second factor',
}) {}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 16;

/** Makes the recovery codes of a person, of 80 random bits each, such as `k3fm-9xqa-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** True for a text in the form of a recovery code, not of an app's code. */
export const isRecoveryCode = (code: string): boolean => bare(code).length === CODE_LENGTH;

/** Returns the digest under which a person's recovery code is stored, however it is typed. */
export function recoveryDigest(uid: string, code: string): string {
  // No salt and no slow hash: nobody can guess 80 random bits.
  return createHash('sha256')
    .update(`${uid} ${bare(code)}`)
    .digest('hex');
}

const bare = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
