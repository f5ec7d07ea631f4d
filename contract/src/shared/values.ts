import { z } from 'zod';
import { MAX_VIEW_COUNT } from './constants.ts';
import { SENTENCES } from './sentences.ts';

/** True when Firestore refuses a text as a document id (its limits page, "Constraints on document IDs"). */
export const isReservedId = (text: string): boolean => /^__.*__$/.test(text);

/** Schema of a uid; `missing` is the refusal if there is none. */
export const uidOr = (missing?: string) =>
  z
    .string(missing)
    .min(1, { error: missing, abort: true })
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .refine((uid) => !isReservedId(uid), 'Not a user id');

/** A Firebase Auth uid, which is also the id of the person's documents. */
export const Uid = uidOr();

/** A document id of the product: a kind prefix (`dlv_`), then letters and digits; ids of applications join two with `__`. */
export const DocumentId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!__.*__$)[A-Za-z0-9_-]+$/);

/** The path parameters of an operation on one document: its id. */
export const ById = z.object({ id: DocumentId });

/** The path parameter of operations on a person's documents: their uid. */
export const ByUid = z.object({ id: Uid });

/** Returns an application's id, which derives from its campaign and creator. */
export function applicationId(campaignId: string, creatorId: string): string {
  return `${campaignId}__${creatorId}`;
}

export function applicationParties(id: string): { campaignId: string; creatorId: string } {
  const [campaignId = '', creatorId = ''] = id.split(/__(.*)/s);
  return { campaignId, creatorId };
}

const FirestoreSeconds = z.object({ _seconds: z.number(), _nanoseconds: z.number().optional() });

/** A moment: an ISO 8601 string on the wire (`{_seconds}` is also accepted), a `Date` in the code. */
export const WireDate = z.codec(z.union([z.iso.datetime({ offset: true }), FirestoreSeconds]), z.date(), {
  decode: (wire) => new Date(typeof wire === 'string' ? wire : wire._seconds * 1000),
  encode: (date) => date.toISOString(),
});

/** A calendar day, `YYYY-MM-DD`, on the wire and in the code. */
export const CalendarDay = z.iso.date();
export type CalendarDay = z.infer<typeof CalendarDay>;

/** The wire schema of a codec's value, before it is parsed; for code that describes the wire. */
export const WIRE_SHAPES = new WeakMap<z.core.$ZodType, z.ZodType>();

/** Other words of the specification for a choice, keyed by the choice's schema. */
export const OTHER_VALUES = new WeakMap<z.core.$ZodType, ReadonlyMap<unknown, string>>();

/**
 * The value shown in place of an unknown one, keyed by the schema of the known ones. Without an entry, an unknown value refuses the whole answer, as it must
 * for money.
 */
export const SHOWN_AS = new WeakMap<z.core.$ZodType, string>();

/** Schema of a value that may also arrive as a JSON string of itself; it is sent as the value. */
export function orJsonString<S extends z.ZodType>(schema: S) {
  return jsonCodec(schema, (value) => value);
}

/** A codec that sends a value as a JSON string, as in the specification's checkout request. */
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

export const QueryInteger = z.codec(z.string().regex(/^\d{1,9}$/, 'Must be a whole number'), z.int(), {
  decode: (text) => Number(text),
  encode: (number) => String(number),
});

/** Schema of an object that the documentation lists under a name and other schemas refer to by `id`. */
export const named = <const Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.object(shape).meta({ id });

export const ViewCount = z
  .int(SENTENCES.viewCount)
  .min(0, SENTENCES.viewCount)
  .max(MAX_VIEW_COUNT, SENTENCES.viewCount);

/** Schema of several comma-separated values in the query: at most `maxItems` of them, in at most `maxLength` characters. */
export const commaSeparated = <Value extends string>(
  one: z.ZodType<Value, Value>,
  { maxItems, maxLength }: { maxItems: number; maxLength: number },
) =>
  z.codec(z.string().max(maxLength), z.array(one).min(1).max(maxItems), {
    decode: (text) => text.split(',').filter(Boolean) as Value[],
    encode: (values) => values.join(','),
  });

const MAX_LENGTH = 2000;

/**
 * Returns an address with non-ASCII characters in the form that browsers request; any other text unchanged. Look-alike letters and marks that reverse text
 * could otherwise show a different place than the one it leads to.
 */
export function asItLeads(text: string): string {
  return /[^\x21-\x7e]/.test(text) && URL.canParse(text) ? new URL(text).href : text;
}

/**
 * Schema of an address for people to follow, in the form that browsers request: with a named host, and without a user name or password, which could make it
 * look like another address.
 */
export function webAddress({ protocol, error }: { protocol: RegExp; error?: string }) {
  return z
    .string(error)
    .overwrite(asItLeads)
    .max(MAX_LENGTH)
    .check(z.url({ protocol, hostname: z.regexes.domain, ...(error && { error }) }))
    .refine((text) => {
      if (!URL.canParse(text)) return true;
      const { username, password } = new URL(text);
      return username === '' && password === '';
    }, 'Leave user name and password out of the address');
}
