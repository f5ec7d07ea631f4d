import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { ErrorEnvelope } from '@doubloon/contract/shared/errors.ts';
import type { Operation } from '@doubloon/contract/shared/operation.ts';
import type { UploadRules } from '@doubloon/contract/shared/upload.ts';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callRaw, logLines } from '../support/api.ts';
import { badValues, INFINITE, NEGATIVE_INFINITE, withBadValue, type WireRequest } from '../support/bad-values.ts';
import { EVERY_EXAMPLE } from '../support/examples/every-operation.ts';
import type { ReadyCall } from '../support/examples/example.ts';
import { passMinutes } from '../support/moving-clock.ts';

/** The same seed tries the same values: `BAD_INPUT_SEED=… npm test -- tests/api/bad-input.test.ts`. */
const SEED = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_120);
const RUNS = Number(process.env['BAD_INPUT_RUNS'] ?? 100);

/** What a refused call may write: how often it was tried. */
const COUNTERS: readonly string[] = [COLLECTIONS.rateLimits, COLLECTIONS.signInAttempts];

let tried = 0;
let operations = 0;

afterAll(() => {
  console.log(`bad input: ${tried} values tried at ${operations} operations, seed ${SEED}`);
});

function wireOf({ input }: Operation, ready: ReadyCall): WireRequest {
  const given = ready.input as Partial<Record<keyof WireRequest, unknown>>;
  const part = (name: keyof WireRequest) => {
    const schema = input[name];
    return schema ? (JSON.parse(JSON.stringify(z.encode(schema, given[name] ?? {}))) as Record<string, unknown>) : {};
  };
  return { params: part('params'), query: part('query'), body: part('body') };
}

const text = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));

function formOf({ field }: UploadRules, body: WireRequest['body'], { files = [] }: ReadyCall): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      form.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  for (const { name, type, bytes } of files) form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

function send(operation: Operation, { params, query, body }: WireRequest, ready: ReadyCall) {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => text(params[name]));
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}=${text(one)}`))
    .join('&');
  const url = search ? `${path}?${search}` : path;
  if (operation.upload) {
    return callRaw(operation.method, url, { person: ready.person, body: formOf(operation.upload, body, ready) });
  }
  const json = JSON.stringify(body).replaceAll(`"${INFINITE}"`, '1e999').replaceAll(`"${NEGATIVE_INFINITE}"`, '-1e999');
  return callRaw(operation.method, url, {
    person: ready.person,
    ...(operation.input.body && { body: json }),
  });
}

const taking = EVERY_EXAMPLE.flatMap(([id, { operation, prepare }]) => {
  const values = badValues(operation);
  return values ? [{ id, operation, prepare, values }] : [];
});

describe.each(taking)('$id', ({ operation, prepare, values }) => {
  operations += 1;

  it(
    'refuses what does not belong there by the name of its field, and changes nothing',
    { timeout: 120_000 },
    async () => {
      const loggedBefore = logLines.length;
      const ready = await prepare();
      const request = wireOf(operation, ready);
      await fc.assert(
        fc.asyncProperty(values, async (bad) => {
          tried += 1;
          // Whoever tried too often is refused before anything is looked at.
          passMinutes(60 * 24);
          const { status, body, usage } = await send(operation, withBadValue(request, bad), ready);
          const what = `${bad.kind} at ${bad.path.join('.')}: ${JSON.stringify(bad.value)?.slice(0, 80)}`;
          expect(status, what).toBe(422);
          const { details } = ErrorEnvelope.parse(body);
          const fields = Array.isArray(details) ? details.map(({ field }) => field) : [];
          const place = bad.path.join('.');
          expect(
            fields.some((field) => field === place || field.startsWith(`${place}.`) || place.startsWith(`${field}.`)),
            `${what}; named: ${fields.join(', ')}`,
          ).toBe(true);
          expect(
            usage.written.filter((path) => !COUNTERS.includes(path.split('/')[0] ?? '')),
            what,
          ).toEqual([]);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      expect(logLines.slice(loggedBefore).filter(({ message }) => message === 'unexpected error')).toEqual([]);
    },
  );
});
