import { z } from 'zod';

const FirestoreSeconds = z.object({ _seconds: z.number(), _nanoseconds: z.number().optional() });

/** A moment: an ISO 8601 string (or, read leniently, `{_seconds}`) on the wire, a `Date` in the code. */
export const WireDate = z.codec(z.union([z.iso.datetime({ offset: true }), FirestoreSeconds]), z.date(), {
  decode: (wire) => new Date(typeof wire === 'string' ? wire : wire._seconds * 1000),
  encode: (date) => date.toISOString(),
});

/** A calendar day, `YYYY-MM-DD`, both on the wire and in the code. */
export const CalendarDay = z.iso.date();
export type CalendarDay = z.infer<typeof CalendarDay>;

/** Marks the schema of a value on the wire, before its codec parses it; for code that describes the wire. */
export const WIRE_SHAPES = new WeakMap<z.core.$ZodType, z.ZodType>();

/** Other words of the specification for a choice, by the schema of the choices. */
export const OTHER_VALUES = new WeakMap<z.core.$ZodType, ReadonlyMap<unknown, string>>();

/** A value that may arrive as a JSON string of itself; goes out as the value. */
export function orJsonString<S extends z.ZodType>(schema: S) {
  return jsonCodec(schema, (value) => value);
}

/** A codec that sends a value as a JSON string: what the specification's checkout request sends. */
export function asJsonString<S extends z.ZodType>(schema: S) {
  return jsonCodec(schema, (value) => JSON.stringify(value));
}

function jsonCodec<S extends z.ZodType>(schema: S, encode: (value: z.input<S>) => unknown) {
  const value = z.unknown();
  WIRE_SHAPES.set(value, schema);
  return z.codec(z.union([z.string(), value]), schema, {
    decode: (wire, context) => {
      if (typeof wire !== 'string') return wire as z.input<S>;
      try {
        return JSON.parse(wire) as z.input<S>;
      } catch {
        context.issues.push({ code: 'custom', message: 'Not valid JSON', input: wire });
        return z.NEVER;
      }
    },
    encode,
  });
}

/** A whole number in a query string. */
export const QueryInteger = z.codec(z.string().regex(/^\d{1,9}$/, 'Must be a whole number'), z.int(), {
  decode: (text) => Number(text),
  encode: (number) => String(number),
});
