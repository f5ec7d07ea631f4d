import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Page } from './paging.ts';
import type { Role } from '../shared/roles.ts';

/**
 * Who may call an operation.
 * - `public`: anyone; a credential is ignored, or with `knowsCaller` only shows its owner more. A bad one counts as none.
 * - `signedIn`: any valid ID token.
 * - `roles`: a token whose role claim is one of `roles`.
 * - `webhook`: the payment provider, proven by its signature over the raw body.
 * - `testOnly`: anyone, but the route does not exist (404) outside the emulators.
 */
export type Access =
  | { readonly kind: 'public'; readonly knowsCaller?: true }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] }
  | { readonly kind: 'webhook' }
  | { readonly kind: 'testOnly' };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A field of the input that must contain the caller's own uid; otherwise the call is refused with 403. */
type SelfField = `params.${string}` | `query.${string}` | `body.${string}`;

/** The wire schemas of one operation's input; every part is optional. */
export interface InputSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
}

/**
 * One call of the API, written once. From it come the route, the parsing in and out, the typed client call, the
 * OpenAPI entry, the access-matrix test and the metered cost.
 *
 * Schemas are codecs between the wire (dollars, ISO strings) and the code (cents, `Date`): input is decoded by the
 * server and encoded by the client, output the other way round.
 */
/** The kinds of files that operations answer with, and their content types. */
export const FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;
type AnswerFile = keyof typeof FILE_TYPES;

/** Returns the content type of the file that an operation answers with; null if it answers otherwise. */
export function fileTypeOf({ answer }: Pick<Operation, 'answer'>): string | null {
  return answer === undefined || answer === 'redirect' ? null : FILE_TYPES[answer];
}

export interface Operation {
  /** The name of the operation in camel case, unique in the whole contract. */
  readonly id: string;
  readonly method: HttpMethod;
  /** The address below `/api`, with parameters in braces: `/campaigns/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly self?: SelfField;
  readonly input: InputSchemas;
  /** The files of a `multipart/form-data` body; its other fields are in `input.body`. */
  readonly upload?: UploadRules;
  /** True for calls by mail programs (RFC 8058): they send a form, which is not read, and have no App Check token. */
  readonly takesAnyBody?: true;
  /** True if monitors call it, too; they have no App Check token. */
  readonly forMonitors?: true;
  /** Maximum bytes of a JSON body; `MAX_JSON_BYTES` if omitted. */
  readonly maxBodyBytes?: number;
  /** How often one caller may call this; every limit must allow the call. `defaultRateLimits` if omitted. */
  readonly rateLimits?: readonly RateLimit[];
  readonly output: z.ZodType;
  /**
   * The form of a successful answer that is not JSON: `redirect` sends the browser (302) to the address in `output`; any other is the type of a streamed file,
   * whose bytes are `output`.
   */
  readonly answer?: 'redirect' | AnswerFile;
  /** Status of a success; 200 if omitted. */
  readonly status?: 200 | 201;
  /** True for a list, which answers a bare array and sends its next cursor in the `X-Next-Cursor` header. */
  readonly paged?: true;
  /** Error codes in addition to those that every operation with this access and input can answer. */
  readonly errors: readonly ErrorCode[];
  /** Maximum number of documents read and written, however much data there is. */
  readonly cost: { readonly reads: number; readonly writes: number };
}

export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** True for an operation; picks operations out of everything that a module exports. */
export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'cost' in value;
}

/** The decoded input of an operation, as the client passes it and its handler receives it. */
export type InputOf<Op extends Operation> = {
  [K in keyof Op['input']]: Op['input'][K] extends z.ZodType ? z.output<Op['input'][K]> : never;
};

export type OutputOf<Op extends Operation> = z.output<Op['output']>;

/** The result of an operation's handler: the output, one page for a list, or the download for a file. */
export type ResultOf<Op extends Operation> = Op extends { answer: AnswerFile }
  ? Download
  : Op extends { paged: true }
    ? OutputOf<Op> extends readonly (infer Item)[]
      ? Page<Item>
      : never
    : OutputOf<Op>;

/**
 * Allows at most `max` calls in any window of `windowSeconds`, counted per signed-in user or per network address. Operations with the same `bucket` share one
 * count.
 */
export interface RateLimit {
  readonly bucket: string;
  readonly per: 'user' | 'address';
  readonly max: number;
  readonly windowSeconds: number;
  /** Counted by each instance separately, without a document; all instances together allow at most `max` times their number. */
  readonly within?: 'instance';
  /** Counts only known callers, or only strangers; the handler says which the caller is (`countAs`). */
  readonly of?: 'known' | 'strangers';
}

/** The limit shared by all calls that store files. */
export const UPLOADS: RateLimit = { bucket: 'uploads', per: 'user', max: 60, windowSeconds: 600 };

/** The limit shared by all approvals that pay. */
export const PAYING_APPROVALS: RateLimit = { bucket: 'payouts', per: 'user', max: 120, windowSeconds: 600 };

/** The limit shared by all calls that fetch a page of a platform at an address from a person. */
export const LINK_CHECKS: RateLimit = { bucket: 'link-checks', per: 'user', max: 30, windowSeconds: 600 };

/** The kinds of files that the product accepts, recognised by their content, never by their name. */
const FILE_KINDS = ['image', 'video', 'audio', 'document'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Maximum bytes of one request with files (Cloud Run's quotas, "Maximum HTTP/1 request size"). */
export const MAX_UPLOAD_BODY_BYTES = 32 * 1024 * 1024;

/** The files that an operation accepts, and its refusals for others (the specification's words). */
export interface UploadRules {
  /** Name of the form field that holds the files. */
  readonly field: string;
  readonly maxFiles: number;
  /** Size limit of each file in bytes. */
  readonly maxBytes: number;
  /** Accepted file extensions, in lower case without a dot; the content must be of a matching type. */
  readonly extensions: readonly string[];
  /** Maximum pixels of a picture's longer side; such pictures are stored as WebP. If omitted, a picture keeps its type and size. */
  readonly maxPictureSide?: number;
  /** Messages for refused files; `{names}` becomes the names of the refused files. */
  readonly messages: {
    readonly missing: string;
    readonly tooLarge: string;
    readonly unsupported: string;
  };
}

/** A file that is streamed while it is created. */
export interface Download {
  /** The name of the file: letters, digits, dots and hyphens. */
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Returns the maximum documents that an operation reads and writes in total: its own, and one for each rate limit that counts in a document. */
export function costOf(operation: Operation): { readonly reads: number; readonly writes: number } {
  const counters = (operation.rateLimits ?? []).filter(({ within }) => within !== 'instance').length;
  return { reads: operation.cost.reads + counters, writes: operation.cost.writes + counters };
}

/** Maximum bytes of a JSON body, unless its operation allows more. */
export const MAX_JSON_BYTES = 100 * 1024;

/** Maximum nesting depth of lists and objects in a JSON body. */
export const MAX_JSON_DEPTH = 20;

/** Maximum number of values in a JSON body, including nested ones. */
export const MAX_JSON_VALUES = 5000;
