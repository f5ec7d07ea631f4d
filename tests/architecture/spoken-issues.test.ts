import { OPERATIONS } from '@doubloon/contract/operations.ts';
import type { FieldError } from '@doubloon/contract/calls/errors.ts';
import { aboutField, fieldLabel } from '@doubloon/contract/calls/spoken-issues.ts';
import { isSentence } from '@doubloon/contract/shared/sentences.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../functions/src/platform/app-error.ts';
import { parseInput } from '../../functions/src/platform/http/parse-input.ts';
import { badValues, withBadValue } from '../support/borders/bad-values.ts';

const SEED = 20_261_122;
const NOTHING = { params: {}, query: {}, body: {} };

/** How programs speak: of types, patterns, comparisons and their own names. */
const INTERNALS =
  /expected|received|invalid|too (small|big|long|short)|[<>]=?|\bregex|pattern|\^|\\|\b(string|array|object|undefined|null|nan|int|boolean|enum|schema|record|union|unrecognized)\b/i;

/** Returns the problem with a message about a field as people read it; null for a good one. */
function faultOf(field: string, message: string): string | null {
  const sentence = aboutField(field, message);
  if (INTERNALS.test(message)) return `speaks of its insides: ${message}`;
  if (!/^[A-Z]/.test(message)) return `begins in the middle: ${message}`;
  if (!isSentence(sentence) && !sentence.startsWith(fieldLabel(field))) return `of which field: ${sentence}`;
  return null;
}

describe('what is answered to input that cannot be taken', () => {
  const taking = OPERATIONS.flatMap(({ operation }) => {
    const values = badValues(operation);
    return values ? [{ id: operation.id, operation, values }] : [];
  });

  it.each(taking)('by $id speaks to people', ({ operation, values }) => {
    const faults = new Set<string>();
    for (const bad of fc.sample(values, { numRuns: 150, seed: SEED })) {
      try {
        parseInput(operation, withBadValue(NOTHING, bad) as never);
      } catch (error) {
        const { message, details } = error as AppError;
        const [first] = details as FieldError[];
        if (first && message !== aboutField(first.field, first.message)) faults.add(message);
        for (const one of details as FieldError[]) {
          const fault = faultOf(one.field, one.message);
          if (fault) faults.add(`${one.field} ${fault}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  });

  it.each([
    ['body.title', 'Required', 'Title is required'],
    ['body.formData.target_age', 'Must be text', 'Target age must be text'],
    ['body.username', 'At least 3 characters', 'Username must have at least 3 characters'],
    ['body.images.0', 'Not a picture', 'Images, entry 1 is not a picture'],
    ['query.cursor', 'Not a cursor of this list', 'Cursor is not a cursor of this list'],
    ['body.username', 'Letters and digits only', 'Username: letters and digits only'],
    ['body', 'Not known here: a', 'The request is not known here: a'],
  ])('stands under %s as "%s" and is by itself "%s"', (field, message, sentence) => {
    expect(aboutField(field, message)).toBe(sentence);
  });
});
