import { createHmac } from 'node:crypto';

/** Seconds after which an authenticator app shows another code. */
export const PERIOD_SECONDS = 30;
/** Number of digits of a code. */
export const CODE_LENGTH = 6;

/** The alphabet of RFC 4648, section 6. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in base 32 (RFC 4648) without padding, the form in which people type a secret into an authenticator app. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Decodes base 32 (RFC 4648), with or without padding. Throws for any other character. */
export function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')].map((letter) => {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) throw new Error(`Not a letter of base 32: ${letter}`);
    return value.toString(2).padStart(5, '0');
  });
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code that an authenticator app shows for a secret in base 32 at a time in ms (RFC 6238 with SHA-1). */
export function totpCode(secret: string, atMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 1000 / PERIOD_SECONDS)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

/** True for the code of a time in ms, or of one of the `adjacent` periods before and after it. */
export function isTotpCode(secret: string, code: string, atMs: number, adjacent: number): boolean {
  for (let periods = -adjacent; periods <= adjacent; periods += 1) {
    if (totpCode(secret, atMs + periods * PERIOD_SECONDS * 1000) === code) return true;
  }
  return false;
}
