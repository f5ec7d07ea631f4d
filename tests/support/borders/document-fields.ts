import type { z } from 'zod';

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly out?: z.ZodType;
}

/** Returns the paths of all fields that a document of this schema can have: `counts.views`, `images[].id`, or `sentCounts.*` if the keys are data. */
export function fieldsOfSchema(schema: z.ZodType, path = ''): string[] {
  const def = schema._zod.def as unknown as Def;
  if (def.shape) {
    const prefix = path && `${path}.`;
    return Object.entries(def.shape).flatMap(([name, inner]) => fieldsOfSchema(inner, `${prefix}${name}`));
  }
  if (def.innerType) return fieldsOfSchema(def.innerType, path);
  if (def.element) return fieldsOfSchema(def.element, `${path}[]`);
  if (def.valueType) return fieldsOfSchema(def.valueType, `${path}.*`);
  if (def.type === 'tuple') return [`${path}[]`];
  if (def.type === 'pipe' && def.out) return fieldsOfSchema(def.out, path);
  return [path];
}

/** Returns the paths of all fields of a stored document, with the actual keys of maps. */
function fieldsOfDocument(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOfDocument(each, `${path}[]`));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [path];
  const prefix = path && `${path}.`;
  return Object.entries(value).flatMap(([name, inner]) => fieldsOfDocument(inner, `${prefix}${name}`));
}

/** Returns the paths of a document that no listed field allows; empty maps and lists, and null in place of one, contain no fields. */
export function unlistedFields(document: object, listed: readonly string[]): string[] {
  const allowed = listed.map((field) => new RegExp(`^${field.split('.*').map(escape).join('\\.[^.]+')}$`));
  const begins = (path: string) =>
    listed.some((field) => field.startsWith(`${path}.`) || field.startsWith(`${path}[]`));
  return [...new Set(fieldsOfDocument(document))].filter(
    (path) => !allowed.some((pattern) => pattern.test(path)) && !begins(path),
  );
}

const escape = (text: string): string => text.replaceAll(/[.[\]]/g, String.raw`\$&`);
