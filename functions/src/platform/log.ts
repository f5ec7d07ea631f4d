import { pino, type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger } from 'pino';
import { withoutSecrets } from './config/without-secrets.ts';

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
      // `withoutSecrets` has made an object of the error already.
      serializers: { err: (error: unknown) => error },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
  // pino formats what a child is bound to by no formatter of its parent. Children inherit this method.
  const bind: (...input: never[]) => unknown = Reflect.get(log, 'child');
  return Object.defineProperty(log, 'child', {
    value(this: Log, bindings: Bindings, options?: ChildLoggerOptions): Log {
      return Reflect.apply(bind, this, [withoutSecrets(bindings), options] as never[]) as Log;
    },
  });
}
