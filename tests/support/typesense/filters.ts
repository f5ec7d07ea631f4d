import type { CollectionFieldSchema } from 'typesense';

/** A document of the stand-in. */
export type StoredEntry = Readonly<Record<string, unknown>> & { readonly id: string };

type Condition = (entry: StoredEntry) => boolean;

/** A filter that the engine would refuse. */
export class BadFilter extends Error {}

const TOKEN = /\s*(?:(&&|\|\||\(|\))|([\w.]+):(:?=|>=|<=|>|<|=)?\s*(\[[^\]]*\]|`[^`]*`|[^\s()&|]+))/y;

const unquoted = (text: string) => (text.startsWith('`') ? text.slice(1, -1) : text);

const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
};

/** The bits of whole numbers of each type. */
const BITS: Readonly<Record<string, number>> = { int32: 32, int64: 64 };

/** Refuses what is no value of a numeric field's type, as the engine does. */
function requireNumber(field: string, type: string, text: string): void {
  const bits = BITS[type];
  if (bits === undefined) return;
  const fits = /^-?\d+$/.test(text) && BigInt.asIntN(bits, BigInt(text)) === BigInt(text);
  if (!fits) throw new BadFilter(`Error with filter field \`${field}\`: Not an ${type}.`);
}

function conditionOf(field: string, type: string, sign: string, text: string): Condition {
  const values = text.startsWith('[')
    ? [...text.slice(1, -1).matchAll(/`[^`]*`|[^,]+/g)].map(([value]) => unquoted(value.trim()))
    : [unquoted(text)];
  for (const value of values) requireNumber(field, type, value);
  const compared = COMPARED[sign];
  if (compared) {
    if (!(type in BITS)) throw new BadFilter(`Error with filter field \`${field}\`: it is not numeric.`);
    return (entry) => compared(Number(entry[field]), Number(text));
  }
  return (entry) => [entry[field]].flat().some((value) => values.includes(String(value)));
}

/**
 * Reads a `filter_by` of the forms that the product writes: conditions with `:=`, comparisons and lists, joined by `&&`, `||` and parentheses, values
 * between backticks (https://typesense.org/docs/30.0/api/search.html#filter-parameters). Throws `BadFilter` for everything else, and for an unknown field.
 */
export function readFilter(filter: string, fields: ReadonlyMap<string, CollectionFieldSchema['type']>): Condition {
  let at = 0;
  let token = next();
  const whole = either();
  if (token) throw new BadFilter('Could not parse the filter query.');
  return whole;

  function next(): RegExpExecArray | null {
    if (filter.slice(at).trim() === '') return null;
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(filter);
    if (!found) throw new BadFilter(`Could not parse the filter query: ${filter.slice(at)}`);
    at = TOKEN.lastIndex;
    return found;
  }

  function joined(sign: string, part: () => Condition): Condition[] {
    const parts = [part()];
    while (token?.[1] === sign) {
      token = next();
      parts.push(part());
    }
    return parts;
  }

  function either(): Condition {
    const parts = joined('||', both);
    return (entry) => parts.some((part) => part(entry));
  }

  function both(): Condition {
    const parts = joined('&&', one);
    return (entry) => parts.every((part) => part(entry));
  }

  function one(): Condition {
    const [, sign, field, comparison = '', text = ''] = token ?? [];
    token = next();
    if (sign === '(') {
      const inner = either();
      if (token?.[1] !== ')') throw new BadFilter('Could not parse the filter query: unbalanced parentheses.');
      token = next();
      return inner;
    }
    if (field === undefined) throw new BadFilter('Could not parse the filter query.');
    const type = fields.get(field);
    if (type === undefined) throw new BadFilter(`Could not find a filter field named \`${field}\` in the schema.`);
    return conditionOf(field, type, comparison, text);
  }
}
