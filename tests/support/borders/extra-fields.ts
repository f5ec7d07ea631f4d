import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { alternatives, schemaOf, type Schema } from './bad-values.ts';
import { unique } from '../given/people.ts';
import type { WireRequest } from './wire-values.ts';

/** Values that must appear nowhere: a person who has no access, and an amount that nobody entered. */
export const INTRUDER = unique('intruder');
export const LOOT = 987_654;

const PEOPLE = ['uid', 'id', 'userId', 'user_id', 'ownerId', 'owner_id', 'creatorId', 'creator_id', 'campaignId'];
const AMOUNTS = ['amount', 'amountCents', 'budget', 'budgetCents', 'balance', 'feeCents', 'paidCents', 'rating'];
const FLAGS = ['isVerified', 'is_verified', 'verified', 'ownerVerified', 'admin', 'isAdmin', 'featured', 'disabled'];
const TIMES = ['createdAt', 'created_at', 'decidedAt', 'verifiedAt', 'expiresAt', 'closedAt'];

/** Fields that would give the sender something that is not theirs if they were accepted; the first ones also fit into a form. */
const DANGEROUS: Readonly<Record<string, unknown>> = {
  role: 'admin',
  status: 'approved',
  payout_model: 'per_view',
  payoutModel: 'per_view',
  ...Object.fromEntries(PEOPLE.map((name) => [name, INTRUDER])),
  ...Object.fromEntries(FLAGS.map((name) => [name, true])),
  counts: { followers: LOOT, views: LOOT, reviews: LOOT },
  ...Object.fromEntries(AMOUNTS.map((name) => [name, LOOT])),
  ...Object.fromEntries(TIMES.map((name) => [name, '1987-06-05T04:03:02.000Z'])),
  balances: { available: LOOT },
  'counts.followers': LOOT,
  'role.admin': true,
  customClaims: { role: 'admin' },
  storagePath: `users/${INTRUDER}/private/a.png`,
  constructor: { prototype: { polluted: INTRUDER } },
  prototype: { polluted: INTRUDER },
  toString: INTRUDER,
  hasOwnProperty: INTRUDER,
  ['__proto__']: { polluted: INTRUDER, role: 'admin', status: 'approved' },
};

/** Maximum number of additional fields in a form. */
const MAX_IN_FORM = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function dangerousBeside(schema: Schema, most: number): Record<string, unknown> {
  const declared = new Set(alternatives(schema).flatMap(({ properties = {} }) => Object.keys(properties)));
  const entries = Object.entries(DANGEROUS).filter(([name]) => !declared.has(name));
  return Object.fromEntries(entries.slice(0, most));
}

/** Returns an object, and the objects in it, with the dangerous fields that they do not declare; calls `added` with their places. */
function withExtras(
  value: Record<string, unknown>,
  schema: Schema,
  most: number,
  added: (place: string) => void,
): Record<string, unknown> {
  const own = Object.entries(value).map(([name, inner]) => {
    const innerSchema = alternatives(schema).find(({ properties }) => properties?.[name])?.properties?.[name];
    // A record with arbitrary keys accepts any name.
    const isClosed = innerSchema && alternatives(innerSchema).some(({ properties }) => properties);
    const below = (place: string) => added(`${name}.${place}`);
    return [name, isObject(inner) && isClosed ? withExtras(inner, innerSchema, most, below) : inner];
  });
  const extras = Object.entries(dangerousBeside(schema, most));
  for (const [name] of extras) added(name);
  return Object.fromEntries([...own, ...extras]) as Record<string, unknown>;
}

/** Returns a request with all dangerous fields that its operation does not accept, in the query and, if there may be one, in the body; and their places. */
export function withDangerousFields({ input, method, upload }: Operation, request: WireRequest) {
  const places: string[] = [];
  const part = (name: 'query' | 'body') => {
    const schema = input[name] ? schemaOf(input[name]) : {};
    return withExtras(request[name], schema, upload ? MAX_IN_FORM : Infinity, (place) =>
      places.push(`${name}.${place}`),
    );
  };
  const query = part('query');
  const body = method === 'GET' ? request.body : part('body');
  return { request: { params: request.params, query, body } satisfies WireRequest, places };
}
