import { FieldValue } from '@google-cloud/firestore';

/** The fields of a document as the database in memory stores them. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a value as Firestore would store it: copied, without undefined fields. Throws for anything that the fake does not support (such as transforms other
 * than `FieldValue.increment`), so that it never stores anything that Firestore would not.
 */
export function kept(value: unknown): unknown {
  if (incrementOf(value) !== null) return value;
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (value instanceof Date) return new Date(value);
  if (Array.isArray(value)) return value.map(kept);
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return keptFields(value as Fields);
  throw new TypeError(`The fake database cannot keep ${JSON.stringify(value)}`);
}

/** Converts a whole document, as `kept` converts a value. */
export function keptFields(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, kept(value)]));
}

/** The field names of each requested path, split once, because simulations ask millions of times. */
const NAMES = new Map<string, readonly string[]>();

function namesOf(path: string): readonly string[] {
  const known = NAMES.get(path);
  if (known) return known;
  const names = path.split('.');
  NAMES.set(path, names);
  return names;
}

/** Returns the value of a field by a path such as `content.decideBy`; undefined if there is none. */
export function fieldAt(fields: Fields, path: string): unknown {
  let value: unknown = fields;
  for (const name of namesOf(path)) {
    if (!isMap(value)) return undefined;
    value = value[name];
  }
  return value;
}

/** Returns a document after `update`: fields changed by path, the rest unchanged. */
export function updated(fields: Fields, changes: Fields): Fields {
  return Object.entries(changes)
    .filter(([, value]) => value !== undefined)
    .reduce((result, [path, value]) => changed(result, path, value), fields);
}

/** Returns a document after `set` with `mergeFields`: the fields at these paths changed or removed as a whole, the rest unchanged. */
export function masked(fields: Fields, changes: Fields, paths: readonly string[]): Fields {
  return paths.reduce((result, path) => changed(result, path, fieldAt(changes, path)), fields);
}

function changed(fields: Fields, path: string, value: unknown): Fields {
  const names = [...namesOf(path)];
  const removes = value instanceof FieldValue && value.isEqual(FieldValue.delete());
  return removes ? withoutField(fields, names) : withField(fields, names, kept(value));
}

function withoutField(fields: Fields, [name = '', ...rest]: string[]): Fields {
  const { [name]: inner, ...others } = fields;
  if (rest.length === 0) return others;
  return isMap(inner) ? { ...fields, [name]: withoutField(inner, rest) } : fields;
}

/** Returns a document after `set` with `merge`: maps merged, the rest unchanged. */
export function merged(fields: Fields, changes: Fields): Fields {
  return Object.entries(keptFields(changes)).reduce((result, [name, value]) => {
    const before = result[name];
    const inner = isMap(value) ? merged(isMap(before) ? before : {}, value) : value;
    return withField(result, [name], inner);
  }, fields);
}

/** Returns the amount of an increment; null for any other value. */
function incrementOf(value: unknown): number | null {
  if (!(value instanceof FieldValue)) return null;
  const { operand } = value as unknown as { readonly operand?: unknown };
  return typeof operand === 'number' ? operand : null;
}

function withField(fields: Fields, [name = '', ...rest]: string[], value: unknown): Fields {
  if (rest.length === 0) {
    const growth = incrementOf(value);
    const before = fields[name];
    const isNumber = typeof before === 'number';
    return { ...fields, [name]: growth === null ? value : (isNumber ? before : 0) + growth };
  }
  const inner = fields[name];
  return { ...fields, [name]: withField(isMap(inner) ? inner : {}, rest, value) };
}

/** True for a map, which has fields of its own. */
export function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns the rank of a value's type in Firestore's order; throws for types that are not supported here. */
export function typeOf(value: unknown): number {
  if (value === null) return 0;
  if (value instanceof Date) return 3;
  switch (typeof value) {
    case 'boolean':
      return 1;
    case 'number':
      return 2;
    case 'string':
      return 4;
    default:
      throw new TypeError(`The fake database cannot compare ${typeof value}`);
  }
}

/** Compares two values for sorting: by type, then by value. */
export function compare(a: unknown, b: unknown): number {
  const byType = typeOf(a) - typeOf(b);
  if (byType !== 0) return byType;
  const [left, right] = [scalar(a), scalar(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function scalar(value: unknown): string | number {
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.getTime() : Number(value);
}
