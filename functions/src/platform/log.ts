import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Names under which a value never reaches the log, at any of the depths the product logs. */
const SECRET_NAMES = [
  'authorization',
  'password',
  'idToken',
  'customToken',
  'token',
  'secret',
  'cookie',
  'code',
  '["stripe-signature"]',
];

/**
 * The structured log: one JSON object per line in Cloud Logging's shape (`severity`, `message`), secrets and tokens
 * replaced by `[removed]`.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ severity: label === 'warn' ? 'WARNING' : label.toUpperCase() }) },
      redact: {
        paths: SECRET_NAMES.flatMap((name) => {
          const key = name.startsWith('[') ? name : `.${name}`;
          return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`];
        }),
        censor: '[removed]',
      },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}
