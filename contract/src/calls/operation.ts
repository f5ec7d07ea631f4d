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

/** A field of the input that must hold the caller's own uid, otherwise the call is refused with 403. */
type SelfField = `params.${string}` | `query.${string}` | `body.${string}`;

/** The shapes of one operation's input, as they travel; every part is optional. */
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
export const FILE_TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf', zip: 'application/zip' } as const;
type AnswerFile = keyof typeof FILE_TYPES;

/** Returns the content type of the file that an operation answers with; null for one that answers otherwise. */
export function fileTypeOf({ answer }: Pick<Operation, 'answer'>): string | null {
  return answer === undefined || answer === 'redirect' ? null : FILE_TYPES[answer];
}

export interface Operation {
  /** The name of the operation in camel case, unique over the whole contract. */
  readonly id: string;
  readonly method: HttpMethod;
  /** The address below `/api`, with parameters in braces: `/campaigns/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly self?: SelfField;
  readonly input: InputSchemas;
  /** The files of a `multipart/form-data` body; its other fields are `input.body`. */
  readonly upload?: UploadRules;
  /** True when mail programs call it (RFC 8058), which send a form, that is not read, and have no App Check token. */
  readonly takesAnyBody?: true;
  /** True when monitors call it, too, which have no App Check token. */
  readonly forMonitors?: true;
  /** Bytes of a JSON body at most; `MAX_JSON_BYTES` when left out. */
  readonly maxBodyBytes?: number;
  /** How often one caller may do this; all of them must allow the call. Left out, it is `defaultRateLimits`. */
  readonly rateLimits?: readonly RateLimit[];
  readonly output: z.ZodType;
  /**
   * How a success is answered when not as JSON: `redirect` sends the browser (302) to the address that `output` is; any other is the kind of a file that is
   * streamed, `output` its bytes.
   */
  readonly answer?: 'redirect' | AnswerFile;
  /** Success status; 200 when left out. */
  readonly status?: 200 | 201;
  /** A list answers a bare array and its next cursor in the `X-Next-Cursor` header. */
  readonly paged?: true;
  /** Codes beyond those every operation of this access and input can answer. */
  readonly errors: readonly ErrorCode[];
  /** Documents read and written at most, however much data there is. */
  readonly cost: { readonly reads: number; readonly writes: number };
}

export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** True for an operation among everything that a module exports. */
export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'cost' in value;
}

/** The decoded input of an operation, as its handler receives and the client passes it. */
export type InputOf<Op extends Operation> = {
  [K in keyof Op['input']]: Op['input'][K] extends z.ZodType ? z.output<Op['input'][K]> : never;
};

export type OutputOf<Op extends Operation> = z.output<Op['output']>;

/** The result that a handler returns: the output, for a list one page of it, for a file the download. */
export type ResultOf<Op extends Operation> = Op extends { answer: AnswerFile }
  ? Download
  : Op extends { paged: true }
    ? OutputOf<Op> extends readonly (infer Item)[]
      ? Page<Item>
      : never
    : OutputOf<Op>;

/**
 * At most `max` calls in any window of `windowSeconds`, counted per signed-in user or per network address. Operations that
 * name the same `bucket` share one count.
 */
export interface RateLimit {
  readonly bucket: string;
  readonly per: 'user' | 'address';
  readonly max: number;
  readonly windowSeconds: number;
  /** Counted by each instance for itself, without a document: at most `max` times as many as there are instances. */
  readonly within?: 'instance';
  /** Counts only known callers, or only strangers: the handler says which a caller is (`countAs`). */
  readonly of?: 'known' | 'strangers';
}

/** The limit that all calls which store files share. */
export const UPLOADS: RateLimit = { bucket: 'uploads', per: 'user', max: 60, windowSeconds: 600 };

/** The limit that all approvals which pay share. */
export const PAYING_APPROVALS: RateLimit = { bucket: 'payouts', per: 'user', max: 120, windowSeconds: 600 };

/** The limit that all calls share which fetch a page of a platform because somebody named its address. */
export const LINK_CHECKS: RateLimit = { bucket: 'link-checks', per: 'user', max: 30, windowSeconds: 600 };

/** The kinds of file the product takes, each recognised by its content, never by its name. */
const FILE_KINDS = ['image', 'video', 'audio', 'document', 'archive'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Bytes that one request with files can carry (Cloud Run's quotas, "Maximum HTTP/1 request size"). */
export const MAX_UPLOAD_BODY_BYTES = 32 * 1024 * 1024;

/** Files that an operation takes, and its messages for those it refuses (the specification's words). */
export interface UploadRules {
  /** Name of the form field that holds the files. */
  readonly field: string;
  readonly maxFiles: number;
  /** Size limit of each file in bytes. */
  readonly maxBytes: number;
  /** Accepted file extensions, in lower case without a dot; the content must be of that type. */
  readonly extensions: readonly string[];
  /** Pixels that the longer side of a picture keeps at most; such pictures are stored as WebP. Left out, a picture keeps its type and size. */
  readonly maxPictureSide?: number;
  /** `{names}` in a message becomes the names of the files it is about. */
  readonly messages: {
    readonly missing: string;
    readonly tooLarge: string;
    readonly unsupported: string;
  };
}

/** A file that is sent as it comes into being. */
export interface Download {
  /** The name of the file, of letters, digits, dots and hyphens. */
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Documents an operation may read and write in all: its own, and the one that each of its rate limits counts in, if any. */
export function costOf(operation: Operation): { readonly reads: number; readonly writes: number } {
  const counters = (operation.rateLimits ?? []).filter(({ within }) => within !== 'instance').length;
  return { reads: operation.cost.reads + counters, writes: operation.cost.writes + counters };
}

/** Bytes of a JSON body, unless its operation says more. */
export const MAX_JSON_BYTES = 100 * 1024;

/** Lists and objects inside each other in a JSON body. */
export const MAX_JSON_DEPTH = 20;

/** Values in a JSON body, those inside others included. */
export const MAX_JSON_VALUES = 5000;
