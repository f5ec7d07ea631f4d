import { logout } from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Operation } from '@doubloon/contract/shared/operation.ts';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { caseBudget } from '../../scripts/testing/scope.ts';
import { deps, logLines, type RawAnswer } from '../support/api.ts';
import { badValues } from '../support/bad-values.ts';
import { EVERY_EXAMPLE } from '../support/examples/every-operation.ts';
import type { ReadyCall } from '../support/examples/example.ts';
import { INTRUDER, LOOT, withDangerousFields } from '../support/extra-fields.ts';
import { likenessOf } from '../support/likeness.ts';
import { passMinutes } from '../support/moving-clock.ts';
import { mostAtOnce, sendWire, wireOf, type WireRequest } from '../support/wire-request.ts';

const SEED = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_120);
const RUNS = Number(process.env['BAD_INPUT_RUNS'] ?? caseBudget(10, 100));
const DAY_MINUTES = 24 * 60;

let tried = 0;

afterAll(() =>
  console.log(`measured: extra input: ${tried} calls with it at ${EVERY_EXAMPLE.length} operations, seed ${SEED}`),
);

/** What a call answered and left behind. */
interface Outcome {
  readonly status: number;
  readonly answer: unknown;
  readonly stored: (readonly [path: string, document: unknown])[];
}

async function outcomeOf({ status, body, usage }: RawAnswer): Promise<Outcome> {
  const paths = [...new Set(usage.written)].filter((path) => !path.startsWith(`${COLLECTIONS.rateLimits}/`));
  const { db } = deps();
  const documents = await Promise.all(paths.map(async (path) => [path, (await db.doc(path).get()).data()] as const));
  return { status, answer: body, stored: documents };
}

const sorted = (list: unknown[]) => list.map((one) => JSON.stringify(likenessOf(one))).sort();

/** An outcome without what differs between any two calls; of a list, what kinds of items it has. */
const alike = ({ status, answer, stored }: Outcome) => ({
  status,
  answer: Array.isArray(answer) ? [...new Set(sorted(answer))] : likenessOf(answer),
  stored: sorted(stored),
});

async function outcome(operation: Operation, request: WireRequest, ready: ReadyCall): Promise<Outcome> {
  return outcomeOf(await sendWire(operation, request, ready));
}

describe.each(EVERY_EXAMPLE)('%s', (_id, { operation, prepare }) => {
  it('takes no field that it does not declare, whatever it would give', async () => {
    const loggedBefore = logLines.length;
    const first = await prepare();
    const without = await outcome(operation, wireOf(operation, first), first);
    const second = await prepare();
    const extended = withDangerousFields(operation, wireOf(operation, second));
    tried += 1;
    const withThem = await outcome(operation, extended, second);
    expect(without.status).toBeLessThan(400);
    expect(alike(withThem)).toEqual(alike(without));
    const everything = JSON.stringify([withThem.answer, withThem.stored]);
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

/** They end the session that they are called with. */
const ONCE_PER_SESSION: readonly Operation[] = [logout];

describe.each(takingNothing)('%s, which takes nothing', (_id, { operation, prepare }) => {
  it('answers and does the same with anything', async () => {
    const isOnce = ONCE_PER_SESSION.includes(operation);
    const ready = await prepare();
    const again = () => (isOnce ? prepare() : Promise.resolve(ready));
    const nothing: WireRequest = { params: {}, query: {}, body: {} };
    await sendWire(operation, nothing, ready);
    passMinutes(DAY_MINUTES);
    const expected = alike(await outcome(operation, nothing, await again()));
    const all = fc.sample(anything, { numRuns: RUNS, seed: SEED });
    const atOnce = mostAtOnce(operation, 10);
    for (let from = 0; from < all.length; from += atOnce) {
      passMinutes(DAY_MINUTES);
      const some = all.slice(from, from + atOnce);
      tried += some.length;
      const answers = some.map(async ({ query, body }) =>
        outcome(operation, { params: {}, query, body: operation.method === 'GET' ? {} : body }, await again()),
      );
      for (const one of await Promise.all(answers)) expect(alike(one)).toEqual(expected);
    }
  });
});
