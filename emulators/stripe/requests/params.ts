import { badParam, notImitated } from '../shared/errors.ts';

/**
 * Reads one raw value (a string, list or object from the form body, `undefined` when absent) that stands at `path`,
 * for instance `line_items[0][quantity]`. Throws the failure Stripe would answer.
 */
export type Parser<T> = (raw: unknown, path: string) => T;

type Shape = Record<string, Parser<unknown>>;
type Parsed<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

/** Absent stays `undefined`; anything else goes to `parser`. */
export function optional<T>(parser: Parser<T>): Parser<T | undefined> {
  return (raw, path) => (raw === undefined ? undefined : parser(raw, path));
}

/** A non-empty string of at most `longest` characters. */
export function text(longest = 5000): Parser<string> {
  return (raw, path) => {
    const value = scalar(raw, path);
    if (value === '') throw emptyString(path);
    if (value.length > longest) {
      const message = `Invalid string: ${value.slice(0, 12)}...; must be at most ${longest} characters`;
      throw badParam(message, { code: 'parameter_invalid_string_max_length', param: path });
    }
    return value;
  };
}

/** A whole number in decimal digits, at least `least` and at most `most`. */
export function integer(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Parser<number> {
  return (raw, path) => {
    const value = scalar(raw, path);
    if (value === '') throw emptyString(path);
    const code = 'parameter_invalid_integer';
    if (!/^-?\d{1,16}$/.test(value)) throw badParam(`Invalid integer: ${value}`, { code, param: path });
    const number = Number(value);
    if (number < least) throw badParam(`This value must be greater than or equal to ${least}.`, { code, param: path });
    if (number > most) throw badParam(`This value must be less than or equal to ${most}.`, { code, param: path });
    return number;
  };
}

/** `true` or `false`. */
export const bool: Parser<boolean> = (raw, path) => {
  const value = scalar(raw, path);
  if (value !== 'true' && value !== 'false') {
    throw badParam(`Invalid boolean: ${value}`, { code: 'parameter_invalid_boolean', param: path });
  }
  return value === 'true';
};

/** One of the listed words; words of Stripe's own that are not imitated are refused by name. */
export function oneOf<const T extends string>(words: readonly T[], elsewhere: readonly string[] = []): Parser<T> {
  return (raw, path) => {
    const value = scalar(raw, path);
    const found = words.find((word) => word === value);
    if (found) return found;
    if (elsewhere.includes(value)) throw notImitated(`${path}=${value}`, path);
    const all = [...words, ...elsewhere];
    const list = all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all.join('');
    throw badParam(`Invalid ${path}: must be one of ${list}`, { param: path });
  };
}

/** An absolute http or https address. */
export const url: Parser<string> = (raw, path) => {
  const value = text()(raw, path);
  // Checkout's placeholder holds braces, which are kept as they were sent.
  const parsed = URL.parse(value);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) {
    throw badParam('Not a valid URL', { code: 'url_invalid', param: path });
  }
  return value;
};

/** An e-mail address. */
export const email: Parser<string> = (raw, path) => {
  const value = text(512)(raw, path);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw badParam(`Invalid email address: ${value}`, { code: 'email_invalid', param: path });
  }
  return value;
};

/** A list of at most `most` values. */
export function list<T>(item: Parser<T>, most = 100): Parser<T[]> {
  return (raw, path) => {
    if (raw === undefined) throw missing(path);
    const values: unknown[] | undefined = Array.isArray(raw) ? raw : undefined;
    if (!values) throw badParam('Invalid array', { param: path });
    if (values.length > most) throw badParam(`Array ${path} exceeds maximum length of ${most}.`, { param: path });
    return values.map((value, index) => item(value, `${path}[${index}]`));
  };
}

/** Key-value pairs with Stripe's limits; an empty value (or an empty whole) asks to unset, see `withMetadata`. */
export const metadata: Parser<Record<string, string>> = (raw, path) => {
  if (raw === '') return {};
  const entries = Object.entries(record(raw, path)).map(
    ([key, value]) => [key, scalar(value, `${path}[${key}]`)] as const,
  );
  if (entries.length > 50) throw badParam('You can specify up to 50 metadata keys.', { param: path });
  for (const [key, value] of entries) {
    const param = `${path}[${key}]`;
    if (key.length > 40)
      throw badParam(`Metadata keys can have up to 40 characters, but '${key}' has ${key.length}.`, { param });
    if (value.length > 500) {
      throw badParam(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters.`,
        { param },
      );
    }
  }
  return Object.fromEntries(entries);
};

/** Stored metadata after an update: given keys replace, empty values remove. */
export function withMetadata(
  stored: Record<string, string> | null,
  given: Record<string, string> | undefined,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...stored, ...given }).filter(([, value]) => value !== ''));
}

/** An object of exactly these fields; `elsewhere` are fields of Stripe's own that are not imitated and refused by name. */
export function fields<S extends Shape>(shape: S, elsewhere: readonly string[] = []): Parser<Parsed<S>> {
  return (raw, path) => {
    const given = record(raw, path);
    const at = (name: string) => (path ? `${path}[${name}]` : name);
    for (const name of Object.keys(given)) {
      if (Object.hasOwn(shape, name)) continue;
      if (elsewhere.includes(name)) throw notImitated(`the parameter ${at(name)}`, at(name));
      throw badParam(`Received unknown parameter: ${at(name)}`, { code: 'parameter_unknown', param: at(name) });
    }
    const entries = Object.entries(shape).map(([name, parser]) => [name, parser(given[name], at(name))] as const);
    return Object.fromEntries(entries) as Parsed<S>;
  };
}

/** The fields of an object that were given, with which others can be replaced. */
export function given<T extends object>(parsed: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const entries = Object.entries(parsed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}

function record(raw: unknown, path: string): Record<string, unknown> {
  if (raw === undefined) throw missing(path);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw badParam('Invalid object', { param: path });
  return raw as Record<string, unknown>;
}

function scalar(raw: unknown, path: string): string {
  if (raw === undefined) throw missing(path);
  if (typeof raw !== 'string') throw badParam('Invalid string: must be a string', { param: path });
  return raw;
}

function missing(path: string) {
  return badParam(`Missing required param: ${path}.`, { code: 'parameter_missing', param: path });
}

function emptyString(path: string) {
  const message =
    `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; ` +
    `however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`;
  return badParam(message, { code: 'parameter_invalid_empty', param: path });
}
