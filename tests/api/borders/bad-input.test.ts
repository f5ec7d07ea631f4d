import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { logLines, type RawAnswer } from '../../support/api.ts';
import { badValues, withBadValue, type BadValue } from '../../support/borders/bad-values.ts';
import { MAX_JSON_BYTES, type Operation } from '@doubloon/contract/calls/operation.ts';
import { EVERY_EXAMPLE } from '../../support/examples/every-operation.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { mostAtOnce, sendWire, wireOf } from '../../support/borders/wire-request.ts';

/** Seed of the values, to repeat a run: `BAD_INPUT_SEED=… npm test -- tests/api/borders/bad-input.test.ts`. */
const SEED = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_120);
const RUNS = Number(process.env['BAD_INPUT_RUNS'] ?? caseBudget(12, 100));
const AT_ONCE = 10;
const DAY_MINUTES = 24 * 60;

/** Collections that a rejected call may write: counters of attempts. */
const COUNTERS: readonly string[] = [COLLECTIONS.rateLimits, COLLECTIONS.signInAttempts];

let tried = 0;
let operations = 0;

afterAll(() => {
  console.log(`measured: bad input: ${tried} values tried at ${operations} operations, seed ${SEED}`);
});

/** Returns the problem with the response to an invalid value; null for a 422 that names the field and writes nothing but counters, or a 413 for one that is longer than the whole body may be. */
function faultOf(
  { maxBodyBytes = MAX_JSON_BYTES }: Operation,
  bad: BadValue,
  { status, body, usage }: RawAnswer,
): object | null {
  const place = bad.path.join('.');
  const details = ErrorEnvelope.safeParse(body).data?.details;
  const fields = Array.isArray(details) ? details.map(({ field }) => field) : [];
  const isNamed = fields.some(
    (field) => field === place || field.startsWith(`${place}.`) || place.startsWith(`${field}.`),
  );
  const changed = usage.written.filter((path) => !COUNTERS.includes(path.split('/')[0] ?? ''));
  if (status === 422 && isNamed && changed.length === 0) return null;
  const isTooLong = (JSON.stringify(bad.value)?.length ?? 0) > maxBodyBytes;
  if (status === 413 && isTooLong && changed.length === 0) return null;
  return { kind: bad.kind, place, value: JSON.stringify(bad.value)?.slice(0, 80), status, fields, changed };
}

const taking = EVERY_EXAMPLE.flatMap(([id, { operation, prepare }]) => {
  const values = badValues(operation);
  return values ? [{ id, operation, prepare, values }] : [];
});

describe.each(taking)('$id', ({ operation, prepare, values }) => {
  operations += 1;

  it('refuses what does not belong there by the name of its field, and changes nothing', async () => {
    const loggedBefore = logLines.length;
    const ready = await prepare();
    const request = wireOf(operation, ready);
    const all = fc.sample(values, { numRuns: RUNS, seed: SEED });
    const faults: object[] = [];
    const atOnce = mostAtOnce(operation, AT_ONCE);
    for (let from = 0; from < all.length; from += atOnce) {
      // Whoever tried too often is refused before anything is looked at.
      passMinutes(DAY_MINUTES);
      const found = await Promise.all(
        all.slice(from, from + atOnce).map(async (bad) => {
          tried += 1;
          return faultOf(operation, bad, await sendWire(operation, withBadValue(request, bad), ready));
        }),
      );
      faults.push(...found.filter((fault) => fault !== null));
    }
    expect(faults).toEqual([]);
    expect(logLines.slice(loggedBefore).filter(({ message }) => message === 'unexpected error')).toEqual([]);
  });
});
