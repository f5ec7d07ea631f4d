import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { finishOauth } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { deps, logLines, type RawAnswer } from '../../support/api.ts';
import { badValues } from '../../support/borders/bad-values.ts';
import { EVERY_EXAMPLE } from '../../support/examples/every-operation.ts';
import type { ReadyCall } from '../../support/examples/example.ts';
import { INTRUDER, LOOT, withDangerousFields } from '../../support/borders/extra-fields.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { mostAtOnce, sendWire, wireOf } from '../../support/borders/wire-request.ts';
import type { WireRequest } from '../../support/borders/wire-values.ts';

const SEED = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_120);
const RUNS = Number(process.env['BAD_INPUT_RUNS'] ?? caseBudget(10, 100));
const DAY_MINUTES = 24 * 60;

/** Collections that a rejected call may write: counters of attempts. */
const COUNTERS: readonly string[] = [COLLECTIONS.rateLimits, COLLECTIONS.signInAttempts];

let tried = 0;

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

/** Platforms may say more than they are asked to; the other names of this query are theirs. */
const TAKING_ANY_QUERY: readonly Operation[] = [finishOauth];
const MAX_TOLD = 50;

describe.each(EVERY_EXAMPLE)('%s', (_id, { operation, prepare }) => {
  it('refuses by name every field that it does not declare, whatever it would give, and changes nothing', async () => {
    const loggedBefore = logLines.length;
    const ready = await prepare();
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
