import { Timestamp } from '@google-cloud/firestore';

/** Rebuilt from random names, so that no two are alike. */
const RANDOM_FIELDS: readonly string[] = ['search', 'searchWords', 'code', 'requestId'];
const ISO_TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
/** Referral codes in an address, the provider's accounts, tokens and joined ids, ids, and the hexadecimal digits of made-up names: told by their length, which is always the same. */
const RANDOM_PIECE = /(?<=[?]ref=)[\w-]+|acct_\w+|[\w-]{30,}|[A-Za-z0-9]{20,}|[0-9a-f]{6,}/g;
const LARGEST_PLAIN_NUMBER = 1e9;

const plain = (text: string) => text.replaceAll(ISO_TIME, '<time>').replaceAll(RANDOM_PIECE, '<random>');

/**
 * A value without what differs between any two calls of the same kind: times, ids, names made up by tests. Everything else stays:
 * which fields there are, roles, statuses, flags, counts and amounts.
 */
export function likenessOf(value: unknown): unknown {
  if (typeof value === 'string') return plain(value);
  if (typeof value === 'number') return Math.abs(value) > LARGEST_PLAIN_NUMBER ? '<large>' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date || value instanceof Timestamp) return '<time>';
  if (value instanceof Uint8Array) return '<bytes>';
  if (Array.isArray(value)) return value.map(likenessOf);
  const fields = Object.entries(value).map(
    ([name, inner]) => [plain(name), RANDOM_FIELDS.includes(name) ? '<random>' : likenessOf(inner)] as const,
  );
  return fields.map((field) => JSON.stringify(field)).sort();
}
