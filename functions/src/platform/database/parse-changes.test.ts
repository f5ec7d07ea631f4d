import { FieldValue } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseChanges } from './parse-changes.ts';

const Document = z.object({
  title: z.string().trim(),
  at: z.date().nullable().default(null),
  links: z.record(z.string(), z.url()).default({}),
  sums: z.object({ paid: z.int(), open: z.int().optional() }).nullable(),
});

const parse = (changes: Record<string, unknown>) => parseChanges(Document, changes);

it('parses each field by its part of the schema', () => {
  const at = new Date('2026-11-20T08:00:00.000Z');
  expect(parse({ title: ' a ', at, 'sums.paid': 3, 'links.web': 'https://a.example' })).toEqual({
    title: 'a',
    at,
    'sums.paid': 3,
    'links.web': 'https://a.example',
  });
  expect(parse({ at: null, sums: { paid: 1, more: 2 } })).toEqual({
    at: null,
    'sums.paid': 1,
    'sums.open': FieldValue.delete(),
  });
});

it('leaves what the database computes, and what changes nothing', () => {
  const changes = { 'sums.open': FieldValue.increment(1), 'links.web': FieldValue.delete(), at: undefined };
  expect(parse(changes)).toEqual(changes);
});

it.each([
  ['a value of another type', { title: 1 }],
  ['an inner value of another type', { 'sums.paid': 0.5 }],
  ['an entry of another type', { 'links.web': 'no address' }],
  ['a field that a document does not have', { name: 'a' }],
  ['a part that a document does not have', { 'sums.refunded': 1 }],
  ['a part of a plain value', { 'title.first': 'a' }],
])('refuses %s', (_what, changes) => {
  expect(() => parse(changes)).toThrow();
});
