import { FieldValue, type DocumentData } from '@google-cloud/firestore';
import { z } from 'zod';
import { changesOfKnown, knownFields } from './known-fields.ts';

/**
 * Parses changes of fields, each by the part of the document's schema that its path names. A change of a part becomes changes of the fields that the schema
 * names in it. Values that the database computes, such as increments, stay as they are, and so do undefined ones, which change nothing. Throws for a path that
 * the schema does not have and for an invalid value. Rules that concern several fields of a document are not checked.
 */
export function parseChanges(schema: z.core.$ZodType, changes: DocumentData): DocumentData {
  return Object.assign(
    {},
    ...Object.entries(changes).map(([path, value]: [string, unknown]) => parsed(schema, path, value)),
  ) as DocumentData;
}

function parsed(schema: z.core.$ZodType, path: string, value: unknown): DocumentData {
  const part = partOf(schema, path.split('.'));
  if (!part) throw new TypeError(`A document without a field ${path} cannot have it changed`);
  if (value === undefined || value instanceof FieldValue) return { [path]: value };
  return changesOfKnown(knownFields(part), path, z.parse(part, value));
}

/** Returns the schema at a path; undefined if the path does not exist. */
function partOf(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | undefined {
  const [step, ...deeper] = path;
  if (step === undefined) return schema;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const inner = def.shape[step];
      return inner && partOf(inner, deeper);
    }
    case 'record':
      return partOf(def.valueType, deeper);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return partOf(def.innerType, path);
    default:
      return undefined;
  }
}
