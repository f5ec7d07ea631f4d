import type { z } from 'zod';
import { otherNames } from './alternatives.ts';
import { dayInSingapore } from '../shared/days.ts';
import { OTHER_VALUES, SHOWN_AS, WIRE_SHAPES } from '../shared/values.ts';

type Schema = z.core.$ZodType;
type Fields = Record<string, unknown>;

/** Problems with the field names of a request, and the alternative names that it used. */
export interface Naming {
  /** The path of an unknown or repeated field. */
  readonly problems: { readonly path: readonly string[]; readonly message: string }[];
  readonly renamed: { readonly declared: readonly string[]; readonly sent: readonly string[] }[];
}

interface Walk {
  /** Path of the value, recorded only where names are collected. */
  readonly path: readonly string[];
  /** Collected for requests only. Documents and answers may have additional fields, and JSON text instead of any list or object. */
  readonly naming: Naming | null;
  /** Set for values that are only shown: unknown words are tolerated there, because nothing is decided or paid by them. */
  readonly isShown?: true;
}

const below = (walk: Walk, key: string): Walk => (walk.naming ? { ...walk, path: [...walk.path, key] } : walk);

/** Returns a stored document as its schema declares it. Understands alternative field names, JSON strings and every form of a date. */
export function normalizeDocument(schema: Schema, value: unknown): unknown {
  return normalized(schema, value, { path: [], naming: null });
}

/**
 * Returns an answer for a screen, read like a stored document. Unknown words are dropped from lists and otherwise replaced by `SHOWN_AS`, so that one of them
 * does not break a whole list.
 */
export function normalizeAnswer(schema: Schema, value: unknown): unknown {
  return normalized(schema, value, { path: [], naming: null, isShown: true });
}

/** Converts a part of a request to the names that its schema declares, and reports wrong names. A value of another type is left for the schema to refuse. */
export function normalizeRequest(schema: Schema, value: unknown): { value: unknown; naming: Naming } {
  const naming: Naming = { problems: [], renamed: [] };
  return { value: normalized(schema, value, { path: [], naming }), naming };
}

function isObject(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? parsed : value;
  } catch {
    return value;
  }
}

function momentOf(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  const { _seconds: seconds, _nanoseconds: nanoseconds = 0 } = isObject(value) ? value : {};
  if (typeof seconds === 'number') return new Date(seconds * 1000 + Math.floor(Number(nanoseconds) / 1e6));
  const moment = typeof value === 'string' && value.includes('T') ? new Date(value) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

function normalized(schema: Schema, value: unknown, walk: Walk): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return normalizedObject(schema as z.core.$ZodObject, walk.naming ? value : parsedJson(value), walk);
    case 'array':
      return normalizedList(def.element, walk.naming ? value : parsedJson(value), walk);
    case 'record':
      return normalizedRecord(def.valueType, walk.naming ? value : parsedJson(value), walk);
    case 'unknown': {
      const shape = WIRE_SHAPES.get(schema);
      return shape ? normalized(shape, parsedJson(value), walk) : value;
    }
    case 'enum': {
      const known = OTHER_VALUES.get(schema)?.get(value) ?? value;
      return walk.isShown && isUnknownWord(schema, known) ? (SHOWN_AS.get(schema) ?? known) : known;
    }
    case 'date':
      return momentOf(value) ?? value;
    case 'string': {
      const moment = 'format' in def && def.format === 'date' ? momentOf(value) : undefined;
      return moment ? dayInSingapore(moment) : value;
    }
    case 'union':
      return normalizedUnion(def.options, value, walk);
    case 'pipe':
      return normalized(def.in, value, walk);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return value === undefined || value === null ? value : normalized(def.innerType, value, walk);
    default:
      return value;
  }
}

/** Converts a value by the union's option with fields; a text stays a text if the union allows one. */
function normalizedUnion(options: readonly Schema[], value: unknown, walk: Walk): unknown {
  const described = options.find((option) => WIRE_SHAPES.has(option));
  if (described) return normalized(described, value, walk);
  if (typeof value !== 'object') return value;
  const shaped = options.find((option) => ['object', 'array', 'record'].includes(option._zod.def.type));
  return shaped ? normalized(shaped, value, walk) : value;
}

function isUnknownWord(schema: Schema, value: unknown): boolean {
  const { def, values } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'enum' && typeof value === 'string' && !values?.has(value);
}

function normalizedList(element: Schema, value: unknown, walk: Walk): unknown {
  if (!Array.isArray(value)) return value;
  const items = walk.isShown ? value.filter((item) => !isUnknownWord(element, item)) : value;
  return items.map((item: unknown, index) => normalized(element, item, below(walk, String(index))));
}

function normalizedRecord(inner: Schema, value: unknown, walk: Walk): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [key, normalized(inner, one, below(walk, key))]));
}

function normalizedObject(schema: z.core.$ZodObject, value: unknown, walk: Walk): unknown {
  const { path, naming } = walk;
  if (!isObject(value)) return value;
  const { fields, declared, takesAny } = shapeOf(schema);
  if (!naming && Object.keys(value).every((name) => declared.has(name))) return declaredOnly(fields, value, walk);
  const aliases = new Set<string>();
  const found: Fields = {};
  for (const { field, names, inner, others } of fields) {
    const [first, ...again] = names.filter((name) => value[name] !== undefined && Object.hasOwn(value, name));
    if (first === undefined) continue;
    for (const name of [first, ...again]) if (name !== field) aliases.add(name);
    for (const name of again.filter((other) => !declared.has(other))) {
      naming?.problems.push({ path: [...path, name], message: `The same as ${first}, which is there, too` });
    }
    if (first !== field) naming?.renamed.push({ declared: [...path, field], sent: [...path, first] });
    found[field] = normalized(inner, givenAs(first, others, value), below(walk, field));
  }
  const rest = Object.entries(value).filter(([name]) => !declared.has(name) && !aliases.has(name));
  if (!takesAny) rest.forEach(([name]) => naming?.problems.push({ path: [...path, name], message: 'Unknown field' }));
  return Object.fromEntries([...rest, ...Object.entries(found)]);
}

/** Converts an object that has only declared names, like nearly every document, where names are not collected. */
function declaredOnly(fields: Shape['fields'], value: Fields, walk: Walk): Fields {
  const found: Fields = {};
  for (const { field, names, inner, others } of fields) {
    const isGiven = (name: string) => value[name] !== undefined && Object.hasOwn(value, name);
    const first = isGiven(field) ? field : names.find(isGiven);
    if (first !== undefined) found[field] = normalized(inner, givenAs(first, others, value), walk);
  }
  return found;
}

/** Returns the value of the name that a field was given under; a list for a name that stands for a single entry. */
function givenAs(name: string, others: Shape['fields'][number]['others'], value: Fields): unknown {
  const isSingle = others.some((other) => other.isSingle && other.name === name);
  return isSingle && !Array.isArray(parsedJson(value[name])) ? [value[name]] : value[name];
}

interface Shape {
  readonly fields: readonly {
    readonly field: string;
    /** The field's own name and its alternatives. */
    readonly names: readonly string[];
    readonly inner: Schema;
    readonly others: ReturnType<typeof otherNames>;
  }[];
  readonly declared: ReadonlySet<string>;
  readonly takesAny: boolean;
}

const shapes = new WeakMap<Schema, Shape>();

function shapeOf(schema: z.core.$ZodObject): Shape {
  const kept = shapes.get(schema);
  if (kept) return kept;
  const { shape, catchall } = schema._zod.def;
  const declared = new Set(Object.keys(shape));
  const fields = Object.entries(shape).map(([field, inner]) => {
    const others = otherNames(field, declared);
    return { field, names: [field, ...others.map(({ name }) => name)], inner, others };
  });
  const made = { fields, declared, takesAny: catchall !== undefined && catchall._zod.def.type !== 'never' };
  shapes.set(schema, made);
  return made;
}
