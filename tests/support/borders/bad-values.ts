import { MAX_JSON_DEPTH, type Operation } from '@doubloon/contract/calls/operation.ts';
import { wireJsonSchema } from '@doubloon/contract/wire-schema.ts';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { INFINITE, NEGATIVE_INFINITE, type RequestPart, type WireRequest } from './wire-values.ts';

/** The part of zod's JSON Schema that is read here. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A place in a request, such as `body.formData.budget`, and the schema of its value. */
interface Spot {
  readonly path: readonly [RequestPart, ...string[]];
  readonly schema: Schema;
  readonly required: boolean;
  /** True if it travels as text: in an address, a query or a form. */
  readonly asText: boolean;
}

/** A value that must be refused in its place. */
export interface BadValue {
  readonly kind: string;
  readonly path: readonly [RequestPart, ...string[]];
  /** The bad value; if omitted, the field is removed from the request. */
  readonly value?: unknown;
}

type Values = readonly [kind: string, values: readonly unknown[]];

/** A text that is nearly as long as a request may be. */
const HUGE_TEXT = 'x'.repeat(80_000);
/** Nesting depth of a value that is as deep as a request may be, with room for the place that contains it. */
const DEEP = MAX_JSON_DEPTH - 6;
const BROKEN_TEXTS = ['\ud800', 'half a \udfff pair', '\udc00\ud800'];
const INJECTED = [
  "' OR '1'='1",
  '../../../etc/passwd',
  '__proto__',
  '{"$gt":""}',
  '<script>alert(1)</script>',
  '%00',
  '${7*7}',
  'a\u0000b',
  '\u202egnp.exe',
  'ﬁ\u200b\u2060',
  'x; DROP TABLE users',
];

/** Longer than any field of an address may be, but short enough to be read at all. */
const LONG_QUERY_TEXT = 'q'.repeat(6_501);
const BROKEN_JSON = ['{"a":', '[1, 2', 'not JSON', '"'];

/** Returns the JSON Schema of a part of a request in wire form, without references. */
export function schemaOf(part: z.ZodType): Schema {
  return inlined(wireJsonSchema(part)) as Schema;
}

/** Returns a JSON Schema with every reference to its own definitions replaced by the definition. */
function inlined(schema: Record<string, unknown>): unknown {
  const definitions = (schema['$defs'] ?? {}) as Record<string, unknown>;
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    const reference = (node as { $ref?: unknown }).$ref;
    if (typeof reference === 'string') return resolve(definitions[reference.replace('#/$defs/', '')]);
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve(schema);
}

/** Returns the schemas of which a value must fit one. */
export const alternatives = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(alternatives) ?? [schema];

function spotsBelow({ path, schema, required, asText }: Spot): Spot[] {
  const here = { path, schema, required, asText };
  const inner = alternatives(schema).flatMap(({ properties, required: needed = [] }) =>
    Object.entries(properties ?? {}).flatMap(([name, property]) =>
      spotsBelow({ path: [...path, name], schema: property, required: needed.includes(name), asText }),
    ),
  );
  return path.length === 1 ? inner : [here, ...inner];
}

function spotsOf({ input, upload }: Operation): Spot[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = input[part];
    if (!schema) return [];
    const asText = part !== 'body' || upload !== undefined;
    return spotsBelow({ path: [part], schema: schemaOf(schema), required: true, asText });
  });
}

const typesOf = (schema: Schema): Set<string> =>
  new Set(alternatives(schema).flatMap(({ type, const: only, enum: values }) => type ?? typeof (only ?? values?.[0])));

const deep = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const VALUES_BY_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  string: ['text that belongs nowhere'],
  number: [12.5, 0],
  boolean: [true],
  object: [{}, { $gt: '' }, { toString: 1 }, { constructor: { prototype: { polluted: true } } }],
  array: [[], [[]], ['a']],
  null: [null],
};

/** Returns values of every type but the spot's own. An integer counts as a number. */
function wrongTypes(types: ReadonlySet<string>): unknown[] {
  const own = new Set([...types].map((type) => (type === 'integer' ? 'number' : type)));
  return Object.entries(VALUES_BY_TYPE).flatMap(([type, values]) => (own.has(type) ? [] : values));
}

function textValues(schema: Schema): Values[] {
  const texts = alternatives(schema).filter(
    ({ type, const: only, enum: values }) => type === 'string' || typeof (only ?? values?.[0]) === 'string',
  );
  if (texts.length === 0) return [];
  const limits = texts.map(({ maxLength }) => maxLength ?? Infinity);
  const longest = Math.max(...limits);
  const constrained = texts.every(
    ({ pattern, format, enum: values, const: only }) => pattern ?? format ?? values ?? only,
  );
  return [
    ['oversized', Number.isFinite(longest) ? ['y'.repeat(longest + 1)] : []],
    ['injected', constrained ? INJECTED : []],
  ];
}

function numberValues(schema: Schema): Values[] {
  const numbers = alternatives(schema).filter(({ type }) => type === 'number' || type === 'integer');
  if (numbers.length === 0) return [];
  const lowest = Math.min(...numbers.map(({ minimum }) => minimum ?? -Infinity));
  return [
    ['non-finite', [INFINITE, NEGATIVE_INFINITE]],
    ['oversized', [1e300, 2 ** 60]],
    ['negative', lowest >= 0 ? [-1, -0.01, -1e15] : []],
    ['no integer', numbers.every(({ type }) => type === 'integer') ? [0.5, 1e-7] : []],
  ];
}

function valuesOf({ schema, required, asText, path: [part] }: Spot): Values[] {
  const types = typesOf(schema);
  const texts = textValues(schema);
  // Text is the only type there.
  if (asText) {
    return [
      ...texts,
      ['oversized', [part === 'body' ? HUGE_TEXT : LONG_QUERY_TEXT]],
      ['twice', part === 'params' ? [] : [['a', 'b']]],
      ['missing', part === 'body' && required ? [undefined] : []],
    ];
  }
  const isText = types.has('string');
  const isEmptyRefused = isText && alternatives(schema).some(({ minLength = 0 }) => minLength > 0);
  return [
    ...texts,
    ['oversized', isText ? [HUGE_TEXT] : []],
    ['not Unicode', isText ? BROKEN_TEXTS : []],
    ['empty', isEmptyRefused ? [''] : []],
    ['broken JSON', isText && (types.has('array') || types.has('object')) ? BROKEN_JSON : []],
    ...numberValues(schema),
    ['wrong type', wrongTypes(types)],
    ['oversized', types.has('array') ? [Array.from({ length: 4500 }, () => 'x')] : []],
    ['deeply nested', types.has('array') ? [] : [deep(DEEP, (inner) => [inner])]],
    ['deeply nested', types.has('object') ? [] : [deep(DEEP, (inner) => ({ a: inner }))]],
    ['missing', required ? [undefined] : []],
  ];
}

/** Returns values that `operation` must refuse, each in its place; null for an operation without input. */
export function badValues(operation: Operation): fc.Arbitrary<BadValue> | null {
  const all = spotsOf(operation).flatMap((spot) =>
    valuesOf(spot).flatMap(([kind, values]) => values.map((value): BadValue => ({ kind, path: spot.path, value }))),
  );
  if (all.length === 0) return null;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...all) },
    { weight: 1, arbitrary: generatedValues(operation, all) },
  );
}

/** Returns random values of a type that their place does not accept. */
function generatedValues(operation: Operation, all: readonly BadValue[]): fc.Arbitrary<BadValue> {
  const typed = spotsOf(operation).filter(({ asText }) => !asText);
  if (typed.length === 0) return fc.constantFrom(...all);
  return fc.constantFrom(...typed).chain(({ path, schema }) => {
    const types = typesOf(schema);
    const arbitraries = [
      ...(types.has('object') ? [] : [fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { maxKeys: 5 })]),
      ...(types.has('array') ? [] : [fc.array(fc.jsonValue(), { maxLength: 5 })]),
      ...(types.has('boolean') ? [] : [fc.boolean()]),
      ...(types.has('number') || types.has('integer') ? [] : [fc.double()]),
      ...(types.has('string') ? [] : [fc.string({ unit: 'binary' })]),
    ];
    return fc.oneof(...arbitraries).map((value): BadValue => ({ kind: 'generated', path, value }));
  });
}

/** Returns the request with the bad value in its place. */
export function withBadValue(request: WireRequest, { path, value }: BadValue): WireRequest {
  const copy = structuredClone(request) as Record<string, unknown>;
  let node = copy;
  for (const key of path.slice(0, -1)) {
    const inner = node[key];
    node[key] = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {};
    node = node[key] as Record<string, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(node, last);
  else node[last] = value;
  return copy as WireRequest;
}
