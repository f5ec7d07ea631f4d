import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { alternatives, schemaOf, type Schema } from './bad-values.ts';
import { unique } from '../given/people.ts';
import type { WireRequest } from './wire-values.ts';

/** Values that must appear nowhere: somebody who has no business there, and an amount that nobody asked for. */
export const INTRUDER = unique('intruder');
export const LOOT = 987_654;

const PEOPLE = ['uid', 'id', 'userId', 'user_id', 'ownerId', 'owner_id', 'creatorId', 'creator_id', 'campaignId'];
const AMOUNTS = ['amount', 'amountCents', 'budget', 'budgetCents', 'balance', 'feeCents', 'paidCents', 'rating'];
const FLAGS = ['isVerified', 'is_verified', 'verified', 'ownerVerified', 'admin', 'isAdmin', 'featured', 'disabled'];
const TIMES = ['createdAt', 'created_at', 'decidedAt', 'verifiedAt', 'expiresAt', 'closedAt'];

/** Fields that would give whoever sends them what is not theirs, if they were believed; the first fit into a form too. */
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

/** How many fields a form can carry beside its own. */
const MAX_IN_FORM = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function dangerousBeside(schema: Schema, most: number): Record<string, unknown> {
  const declared = new Set(alternatives(schema).flatMap(({ properties = {} }) => Object.keys(properties)));
  const entries = Object.entries(DANGEROUS).filter(([name]) => !declared.has(name));
  return Object.fromEntries(entries.slice(0, most));
}

/** An object with the dangerous fields that it does not declare, and the same in the objects it holds; `added` hears where. */
function withExtras(
  value: Record<string, unknown>,
  schema: Schema,
  most: number,
  added: (place: string) => void,
): Record<string, unknown> {
  const own = Object.entries(value).map(([name, inner]) => {
    const innerSchema = alternatives(schema).find(({ properties }) => properties?.[name])?.properties?.[name];
    // A record of anything takes any name.
    const isClosed = innerSchema && alternatives(innerSchema).some(({ properties }) => properties);
    const below = (place: string) => added(`${name}.${place}`);
    return [name, isObject(inner) && isClosed ? withExtras(inner, innerSchema, most, below) : inner];
  });
  const extras = Object.entries(dangerousBeside(schema, most));
  for (const [name] of extras) added(name);
  return Object.fromEntries([...own, ...extras]) as Record<string, unknown>;
}

/** A request with everything dangerous that its operation does not take: in the query, and where there may be one in the body; and where that stands. */
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
