import { FieldValue, type DocumentData } from '@google-cloud/firestore';
import type { z } from 'zod';

/** The fields that a schema names, each with those of the part in it; null for a value that is written as a whole, such as a list or a record. */
export type KnownFields = ReadonlyMap<string, KnownFields | null>;

const found = new WeakMap<z.core.$ZodType, KnownFields | null>();

/** Returns the fields that a schema names, found out once for each schema; null if its values have no fixed fields. */
export function knownFields(schema: z.core.$ZodType): KnownFields | null {
  let fields = found.get(schema);
  if (fields === undefined) found.set(schema, (fields = fieldsIn(schema)));
  return fields;
}

function fieldsIn(schema: z.core.$ZodType): KnownFields | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return new Map(Object.entries(def.shape).map(([name, inner]) => [name, knownFields(inner)]));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return knownFields(def.innerType);
    default:
      return null;
  }
}

/** A value of a known field by its path; undefined if the field is absent. */
type Leaf = readonly [path: readonly string[], value: unknown];

/**
 * Returns every known field with its value. A part whose fields are all absent is a value of its own, because no field of it would create it.
 */
function leavesOf(known: KnownFields, fields: DocumentData, above: readonly string[]): Leaf[] {
  return [...known].flatMap(([name, inner]): Leaf[] => {
    const path = [...above, name];
    const value: unknown = fields[name];
    const leaves = inner && isMap(value) ? leavesOf(inner, value, path) : [];
    return leaves.some(([, one]) => one !== undefined) ? leaves : [[path, value]];
  });
}

/** A write of known fields only. Fields beside them, which a newer version may have stored, stay unchanged. */
interface MaskedWrite {
  readonly data: DocumentData;
  readonly mergeFields: string[];
}

/** Returns the write of a whole document that replaces its known fields, removes those that are absent, and creates the document if there is none. */
export function writeOfKnown(known: KnownFields, fields: DocumentData): MaskedWrite {
  const data: DocumentData = {};
  const leaves = leavesOf(known, fields, []);
  for (const [path, value] of leaves) place(data, path, valueOrRemoval(value));
  return { data, mergeFields: leaves.map(([path]) => path.join('.')) };
}

/** Returns the changes of a field, by paths; those of a part are changes of its known fields, so that what else it has stays. */
export function changesOfKnown(known: KnownFields | null, path: string, value: unknown): DocumentData {
  const leaves = known && isMap(value) ? leavesOf(known, value, [path]) : [];
  if (!leaves.some(([, one]) => one !== undefined)) return { [path]: value };
  return Object.fromEntries(leaves.map(([at, one]) => [at.join('.'), valueOrRemoval(one)]));
}

const valueOrRemoval = (value: unknown): unknown => (value === undefined ? FieldValue.delete() : value);

function place(data: DocumentData, [name = '', ...deeper]: readonly string[], value: unknown): void {
  if (deeper.length > 0) place((data[name] ??= {}) as DocumentData, deeper, value);
  else data[name] = value;
}

/** True for a map of a document, whose fields can be changed one by one. */
export const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
