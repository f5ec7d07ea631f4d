import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Kinds of objects, by the prefix of their ids. */
export type IdPrefix =
  | 'acct'
  | 'ba'
  | 'card'
  | 'ch'
  | 'cs_test'
  | 'dp'
  | 'evt'
  | 'issfr'
  | 'fault'
  | 'li'
  | 'link'
  | 'onb'
  | 'dlv'
  | 'pi'
  | 'pm'
  | 'po'
  | 'price'
  | 'prod'
  | 'py'
  | 'pyr'
  | 're'
  | 'req'
  | 'tr'
  | 'trr'
  | 'txn';

/** A new unguessable id that looks like Stripe's: the prefix, an underscore, then letters and digits. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${prefix === 'acct' ? `1${characters(15)}` : `1${characters(prefix === 'cs_test' ? 40 : 23)}`}`;
}

function characters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
