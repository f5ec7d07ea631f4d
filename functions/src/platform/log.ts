import {
  stdSerializers,
  pino,
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
} from 'pino';

/** Endings of the names of secrets, ignoring case, `-` and `_`: `id_token`, `Set-Cookie`, `STRIPE_WEBHOOK_SECRET`. */
const SECRET_ENDING =
  /(authorization|passwords?|tokens?|secrets?|cookies?|signature|apikey|secretkey|privatekey|credentials?)$/;

/** Names of codes that are secrets; a plain `code` is an error code. */
const SECRET_CODES = new Set(['verificationcode', 'authorizationcode', 'oauthcode', 'oobcode']);

const REMOVED = '[removed]';

function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return SECRET_ENDING.test(plain) || SECRET_CODES.has(plain);
}

/**
 * Returns a copy of logged fields. Secrets, recognised by their names at any depth, become `[removed]`; errors become objects with their type, message, stack
 * and own fields; circular references are cut.
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
  if (value === null || typeof value !== 'object') return value;
  if (above.includes(value)) return '[circular]';
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item, [...above, value]));
  if (value instanceof Error) return copyFields(stdSerializers.err(value), [...above, value]);
  const { toJSON } = value as { toJSON?: unknown };
  return typeof toJSON === 'function' ? copy(toJSON.call(value), [...above, value]) : copyFields(value, above);
}

export type Log = Logger;

/**
 * The structured log: one JSON object per line in Cloud Logging's shape (`severity`, `message`), secrets and tokens
 * replaced by `[removed]`.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const log = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ severity: label === 'warn' ? 'WARNING' : label.toUpperCase() }),
        log: withoutSecrets,
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
