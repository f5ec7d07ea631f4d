import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Returns a new secret that can be part of an address. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns what is stored of a secret, so that a reader of the database cannot use it. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
