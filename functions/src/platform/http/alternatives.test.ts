import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import * as paymentsOperations from '@doubloon/contract/payments/operations.ts';
import { ALTERNATIVES, otherNames } from '@doubloon/contract/calls/alternatives.ts';
import { normalizeDocument } from '@doubloon/contract/calls/normalize.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ANSWERS,
  campaign,
  DOCUMENTS,
  formData,
  moment,
  REQUESTS,
  type Fields,
} from '../../../testing/alternative-samples.ts';
import { AppError } from '../app-error.ts';
import { parseInput } from './parse-input.ts';

interface Renamed {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly value: Fields;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns `value` once for every alternative name of one of its fields, or of a nested field. */
function renamings(value: Fields): Renamed[] {
  const declared = new Set(Object.keys(value));
  const without = (name: string) => Object.entries(value).filter(([field]) => field !== name);
  return Object.entries(value).flatMap(([from, held]) => [
    ...otherNames(from, declared).map(({ name: to, isSingle }) => ({
      what: `${from} as ${to}`,
      from,
      to,
      value: Object.fromEntries([
        ...without(from).filter(([field]) => field !== to),
        [to, isSingle ? (held as unknown[])[0] : held],
      ]),
    })),
    ...(isObject(held)
      ? renamings(held).map((one) => ({
          ...one,
          what: `${from}.${one.what}`,
          value: { ...value, [from]: one.value },
        }))
      : []),
  ]);
}

const read = (schema: z.ZodType, value: unknown) => schema.parse(normalizeDocument(schema, value));
const input = (operation: Operation, body: Fields) =>
  parseInput(operation, { params: operation.input.params ? { id: 'c' } : {}, query: {}, body });

describe('in requests', () => {
  const cases = REQUESTS.flatMap(([operation, body]) =>
    renamings(body).map(({ what, value }) => ({ operation, id: operation.id, body, what, value })),
  );

  it.each(cases)('$id takes $what', ({ operation, body, value }) => {
    expect(input(operation, value)).toEqual(input(operation, body));
  });

  it('a field under two names is refused, and a wrong value by the name it was sent under', () => {
    const refusal = (fields: Fields) => {
      try {
        return input(paymentsOperations.startCheckout, { formData: { ...formData, ...fields } });
      } catch (error) {
        return error instanceof AppError ? error.details : error;
      }
    };
    expect(refusal({ expectedReach: 5000 })).toEqual([
      { field: 'body.formData.expectedReach', message: 'The same as expected_reach, which is there, too' },
    ]);
    expect(refusal({ expected_reach: undefined, expectedReach: 0 })).toMatchObject([
      { field: 'body.formData.expectedReach' },
    ]);
  });
});

describe('in stored documents and answers', () => {
  const cases = [...DOCUMENTS, ...ANSWERS].flatMap(([kind, schema, value]) =>
    renamings(value).map((renamed) => ({ kind, schema, value, what: renamed.what, renamed: renamed.value })),
  );

  it.each(cases)('$kind is read with $what', ({ schema, value, renamed }) => {
    expect(read(schema, renamed)).toEqual(read(schema, value));
  });

  const jsonStrings = ['platforms', 'requirements', 'interests', 'applicantQuestions', 'applicant_questions'];
  const written = [...DOCUMENTS, ...ANSWERS].flatMap(([kind, schema, value]) =>
    jsonStrings.filter((name) => name in value).map((name) => ({ kind, schema, value, name })),
  );

  it.each(written)('$kind is read with $name as a JSON string', ({ schema, value, name }) => {
    expect(read(schema, { ...value, [name]: JSON.stringify(value[name]) })).toEqual(read(schema, value));
  });

  it.each([
    ['with _seconds', { _seconds: moment.getTime() / 1000, _nanoseconds: 0 }],
    ['as a text', moment.toISOString()],
  ])('dates are read %s', (_how, date) => {
    expect(read(Campaign, { ...campaign, createdAt: date, endDate: date })).toEqual(
      read(Campaign, { ...campaign, createdAt: moment, endDate: '2026-03-01' }),
    );
    const [, schema, loot] = ANSWERS[0] ?? ['', z.never(), {}];
    expect(read(schema, { ...loot, created_at: date, endDate: date })).toEqual(
      read(schema, { ...loot, endDate: '2026-03-01' }),
    );
  });

  const otherStatus = new Map([
    ['campaign', 'active'],
    ['loot', 'active'],
    ['application', 'submitted'],
  ]);
  const restated = [...DOCUMENTS, ...ANSWERS].filter(([kind]) => otherStatus.has(kind));
  it.each(restated)('%s is read with another word for its status', (kind, schema, value) => {
    expect(read(schema, { ...value, status: otherStatus.get(kind) })).toEqual(read(schema, value));
  });

  it('what is stored under the own name counts', () => {
    expect(read(Campaign, { ...campaign, expected_reach: 1 })).toEqual(read(Campaign, campaign));
  });
});

it('every name of the table is met in a request, a document or an answer', () => {
  const met = [...REQUESTS.map(([, body]) => body), ...[...DOCUMENTS, ...ANSWERS].map(([, , value]) => value)].flatMap(
    (value) => renamings(value).flatMap(({ from, to }) => [from, to]),
  );
  expect(ALTERNATIVES.flatMap(({ names }) => names).filter((name) => !met.includes(name))).toEqual([]);
});
