import {
  stdSerializers,
  pino,
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
} from 'pino';
import { logContext } from './log-context.ts';

/** Endings of the names of secrets, ignoring case, `-` and `_`: `id_token`, `Set-Cookie`, `STRIPE_WEBHOOK_SECRET`. */
const SECRET_ENDING =
  /(authorization|passwords?|tokens?|secrets?|cookies?|signature|apikey|secretkey|privatekey|credentials?)$/;

/** Names of codes that are secrets; a plain `code` is an error code. */
const SECRET_CODES = new Set(['verificationcode', 'authorizationcode', 'oauthcode', 'oobcode']);

const REMOVED = '[removed]';

/** An e-mail address within a text; its parts are no longer than addresses allow, so that a long text costs no more than its length. */
const EMAIL_ADDRESS = /[\w.!#$%&*+=?^{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}/gi;

const withoutAddresses = (text: string): string => text.replaceAll(EMAIL_ADDRESS, '[e-mail]');

/**
 * Fields of the payment provider's errors that say what went wrong. The others hold the objects that a request is about, with people's addresses and cards:
 * https://docs.stripe.com/api/errors
 */
const PROVIDER_ERROR_FIELDS = [
  ...['type', 'message', 'stack', 'rawType', 'code', 'decline_code', 'param', 'statusCode', 'requestId', 'doc_url'],
];

function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return SECRET_ENDING.test(plain) || SECRET_CODES.has(plain);
}

/**
 * Returns a copy of logged fields. Secrets, recognised by their names at any depth, become `[removed]`, and e-mail addresses in texts `[e-mail]`; errors become
 * objects with their type, message, stack and own fields; circular references are cut.
 */
function withoutSecrets(fields: object): Record<string, unknown> {
  return copyFields(fields, []);
}

function copyFields(fields: object, above: readonly object[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isSecret(name) ? REMOVED : copy(value, [...above, fields])]),
  );
}

function copy(value: unknown, above: readonly object[]): unknown {
  if (typeof value === 'string') return withoutAddresses(value);
  if (value === null || typeof value !== 'object') return value;
  if (above.includes(value)) return '[circular]';
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item, [...above, value]));
  if (value instanceof Error) return copyFields(errorFields(value), [...above, value]);
  const { toJSON } = value as { toJSON?: unknown };
  return typeof toJSON === 'function' ? copy(toJSON.call(value), [...above, value]) : copyFields(value, above);
}

function errorFields(error: Error): object {
  const fields = stdSerializers.err(error);
  if (!fields.type.startsWith('Stripe')) return fields;
  return Object.fromEntries(PROVIDER_ERROR_FIELDS.map((name) => [name, fields[name]]));
}

export type Log = Logger;

/** Who writes a log: the names by which Google Cloud knows the project, the service and the release. */
export interface LogSource {
  readonly projectId: string;
  readonly service: string;
  readonly version: string;
}

/** The level of errors, from which on Error Reporting counts a line. */
const ERROR_LEVEL = 50;

/** Marks a line for Error Reporting (https://cloud.google.com/error-reporting/docs/formatting-error-messages). */
const REPORTED = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/**
 * Returns the fields that make an error a ReportedErrorEvent. Error Reporting groups by `stack_trace`; a line that has none is grouped by its message.
 */
function reportedFields({ err }: { readonly err?: unknown }, { service, version }: LogSource): object {
  return {
    '@type': REPORTED,
    ...(err instanceof Error && { stack_trace: stdSerializers.err(err).stack }),
    serviceContext: { service, version },
  };
}

/** Returns what runs while a line is written, with the trace as Cloud Logging links it (https://cloud.google.com/logging/docs/structured-logging). */
function contextFields({ projectId }: LogSource): object {
  const { traceId, ...fields } = logContext();
  if (traceId === undefined) return fields;
  return { ...fields, 'logging.googleapis.com/trace': `projects/${projectId}/traces/${traceId}` };
}

const UNKNOWN_SOURCE: LogSource = { projectId: 'local', service: 'local', version: 'local' };

/**
 * The structured log: one JSON object per line in Cloud Logging's shape (`severity`, `message`), secrets and tokens
 * replaced by `[removed]`. Every line says which request, trigger or job runs; those of errors are read by Error Reporting.
 */
export function createLog(level: string, destination?: DestinationStream, source: LogSource = UNKNOWN_SOURCE): Log {
  const log = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      mixin: (fields, line) => ({
        ...contextFields(source),
        ...(line >= ERROR_LEVEL && reportedFields(fields, source)),
      }),
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ severity: label === 'warn' ? 'WARNING' : label.toUpperCase() }),
        log: withoutSecrets,
      },
      hooks: {
        logMethod(input, method) {
          const [fields] = input;
          const [all, ...texts] = fields instanceof Error && input.length === 1 ? [fields, fields.message] : input;
          const clean = [all, ...texts].map((text: unknown) =>
            typeof text === 'string' ? withoutAddresses(text) : text,
          );
          method.apply(this, clean as typeof input);
        },
      },
      // `withoutSecrets` has already turned the error into an object.
      serializers: { err: (error: unknown) => error },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
  // pino does not use the parent's formatter for a child's bindings. Children inherit this method.
  const bind: (...input: never[]) => unknown = Reflect.get(log, 'child');
  return Object.defineProperty(log, 'child', {
    value(this: Log, bindings: Bindings, options?: ChildLoggerOptions): Log {
      return Reflect.apply(bind, this, [withoutSecrets(bindings), options] as never[]) as Log;
    },
  });
}
