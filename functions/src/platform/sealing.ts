import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealedText } from '@doubloon/contract/readings/social-grant.ts';

/** A key of 32 bytes, and the id by which sealed texts refer to it. */
export interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

const ALGORITHM = 'aes-256-gcm';
/** Length of an initialisation vector, as NIST SP 800-38D recommends. */
const IV_BYTES = 12;

/**
 * Encrypts a text with the first of the keys. It can be opened only for the same `place`, so that it cannot be moved to another document. Throws without a key.
 */
export function seal([current]: readonly SealingKey[], text: string, place: string): SealedText {
  if (!current) throw new Error('There is no key to seal with');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, current.key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const [ivText, tag, body] = [iv, cipher.getAuthTag(), sealed].map((bytes) => bytes.toString('base64'));
  return { keyId: current.id, iv: ivText ?? '', tag: tag ?? '', text: body ?? '' };
}

/** Decrypts a sealed text with the key that it names. Throws if that key is missing, the text was changed, or it belongs to another place. */
export function unseal(keys: readonly SealingKey[], { keyId, iv, tag, text }: SealedText, place: string): string {
  const known = keys.find(({ id }) => id === keyId);
  if (!known) throw new Error(`There is no sealing key ${keyId}`);
  const decipher = createDecipheriv(ALGORITHM, known.key, Buffer.from(iv, 'base64'), { authTagLength: 16 })
    .setAAD(Buffer.from(place))
    .setAuthTag(Buffer.from(tag, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]).toString('utf8');
}

/** Parses keys in the form `ID:BASE64,ID:BASE64`, the current one first. Throws, without revealing a key, if one is not 32 bytes long or an id occurs twice. */
export function readSealingKeys(text: string): SealingKey[] {
  const keys = text
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [id = '', encoded = ''] = entry.trim().split(':');
      return { id, key: Buffer.from(encoded, 'base64') };
    });
  if (!keys.every(({ id, key }) => /^[\w-]+$/.test(id) && key.length === 32)) {
    throw new Error('Sealing keys are written ID:BASE64, each of 32 bytes, separated by commas');
  }
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('Two sealing keys have the same id');
  return keys;
}
