import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { finishOauth } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { deps, logLines, type RawAnswer } from '../../support/api.ts';
import { badValues } from '../../support/borders/bad-values.ts';
import { EVERY_EXAMPLE } from '../../support/examples/every-operation.ts';
import type { ReadyCall } from '../../support/examples/example.ts';
import { INTRUDER, LOOT, withDangerousFields } from '../../support/borders/extra-fields.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { mostAtOnce, sendWire, wireOf } from '../../support/borders/wire-request.ts';
import type { WireRequest } from '../../support/borders/wire-values.ts';

const SEED = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_120);
const RUNS = Number(process.env['BAD_INPUT_RUNS'] ?? caseBudget(10, 100));
const DAY_MINUTES = 24 * 60;

/** Collections that a rejected call may write: counters of attempts. */
const COUNTERS: readonly string[] = [COLLECTIONS.rateLimits, COLLECTIONS.signInAttempts];

let other: Person;
let tried = 0;

beforeAll(async () => {
  other = await createPerson('content_creator');
});

afterAll(() =>
  console.log(`measured: extra input: ${tried} calls with it at ${EVERY_EXAMPLE.length} operations, seed ${SEED}`),
);

/** A call's response and the documents it wrote. */
interface Outcome {
  readonly status: number;
  readonly answer: unknown;
  readonly stored: (readonly [path: string, document: unknown])[];
}

async function outcomeOf({ status, body, usage }: RawAnswer): Promise<Outcome> {
  const paths = [...new Set(usage.written)].filter((path) => !path.startsWith(`${COLLECTIONS.rateLimits}/`));
  const { db } = deps();
  const documents = await Promise.all(
    paths.map(async (path) => [path, (await db.firestore.doc(path).get()).data()] as const),
  );
  return { status, answer: body, stored: documents };
}

async function outcome(operation: Operation, request: WireRequest, ready: ReadyCall): Promise<Outcome> {
  return outcomeOf(await sendWire(operation, request, ready));
}

/** Returns where a value holds `uid`, as paths of keys. */
function placesOf(value: unknown, uid: string, path: readonly string[] = []): string[][] {
  if (value === uid) return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, uid, [...path, key]));
}

function withAt(request: WireRequest, path: readonly string[], value: string): WireRequest {
  const changed = structuredClone(request) as unknown as Record<string, unknown>;
  let node = changed;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  node[path.at(-1) ?? ''] = value;
  return changed as unknown as WireRequest;
}

/** Platforms may say more than they are asked to; the other names of this query are theirs. */
const TAKING_ANY_QUERY: readonly Operation[] = [finishOauth];
const MAX_TOLD = 50;

describe.each(EVERY_EXAMPLE)('%s', (_id, { operation, prepare }) => {
  let ready: ReadyCall;
  beforeAll(async () => {
    ready = await prepare();
  });

  it('is done for nobody but the caller, whose uid stands wherever one has to', async () => {
    const { person } = ready;
    const request = wireOf(operation, ready);
    const places = person ? placesOf(request, person.uid) : [];
    if (operation.self) expect(places.map((path) => path.join('.'))).toContain(operation.self);
    for (const path of places) {
      // An address may name anybody; whoever is meant there only because they call is declared.
      if (path[0] === 'params' && path.join('.') !== operation.self) continue;
      const { status, body, usage } = await sendWire(operation, withAt(request, path, other.uid), ready);
      expect({ at: path.join('.'), status, body }).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: 'You can only do this for your own account' },
      });
      expect([...usage.written].filter((document) => !document.startsWith(`${COLLECTIONS.rateLimits}/`))).toEqual([]);
    }
  });

  it('refuses by name every field that it does not declare, whatever it would give, and changes nothing', async () => {
    const loggedBefore = logLines.length;
    const wire = wireOf(operation, ready);
    const extended = withDangerousFields(operation, wire);
    const places = TAKING_ANY_QUERY.includes(operation)
      ? extended.places.filter((place) => !place.startsWith('query.'))
      : extended.places;
    tried += 1;
    if (places.length > 0) {
      const { status, body, usage } = await sendWire(operation, extended.request, ready);
      const { details } = ErrorEnvelope.parse(body);
      expect(status).toBe(422);
      const told = Array.isArray(details) ? details : [];
      expect(told.filter(({ field }) => !places.includes(field))).toEqual([]);
      expect(new Set(told.map(({ field }) => field)).size).toBe(Math.min(places.length, MAX_TOLD));
      expect(usage.written.filter((path) => !COUNTERS.includes(path.split('/')[0] ?? ''))).toEqual([]);
    }
    const without = await outcome(operation, wire, ready);
    expect(without.status).toBeLessThan(400);
    const everything = JSON.stringify([without.answer, without.stored]);
    expect(everything).not.toContain(INTRUDER);
    expect(everything).not.toContain(String(LOOT));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(logLines.slice(loggedBefore).filter(({ message }) => message === 'unexpected error')).toEqual([]);
  });
});

const takingNothing = EVERY_EXAMPLE.filter(([, { operation }]) => badValues(operation) === null);

const anything = fc.record({
  query: fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), { maxKeys: 5 }),
  body: fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { maxKeys: 5 }),
});

describe.each(takingNothing)('%s, which takes nothing', (_id, { operation, prepare }) => {
  it('refuses anything', async () => {
    const ready = await prepare();
    const all = fc.sample(anything, { numRuns: RUNS, seed: SEED });
    const atOnce = mostAtOnce(operation, 10);
    for (let from = 0; from < all.length; from += atOnce) {
      passMinutes(DAY_MINUTES);
      const some = all.slice(from, from + atOnce).map(({ query, body }) => ({
        params: {},
        query,
        body: operation.method === 'GET' ? {} : body,
      }));
      const sent = some.filter(({ query, body }) => Object.keys({ ...query, ...body }).length > 0);
      tried += sent.length;
      const answers = await Promise.all(sent.map((request) => sendWire(operation, request, ready)));
      expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 422));
    }
  });
});
