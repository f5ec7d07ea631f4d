import { AsyncLocalStorage } from 'node:async_hooks';

/** Everything that lines of the log say about the request, trigger or job during which they are written. */
export interface LogContext {
  /** The id of the operation, or the name of the trigger, job or page. */
  operation?: string;
  requestId?: string;
  uid?: string | null;
  /** The 32 hexadecimal digits by which Cloud Trace knows the request; undefined if nobody traces it. */
  traceId?: string | undefined;
}

const running = new AsyncLocalStorage<LogContext>();

/** Runs `work` so that every line it logs, also later and in callbacks, carries the fields of `context`. They may change while it runs. */
export function inLogContext<Result>(context: LogContext, work: () => Result): Result {
  return running.run(context, work);
}

/** Returns the context of what is running; an empty one outside requests, triggers and jobs. */
export function logContext(): LogContext {
  return running.getStore() ?? {};
}

interface TraceHeaders {
  /** The header of W3C Trace Context: `00-{trace}-{span}-{flags}`. */
  readonly traceparent?: string | undefined;
  /** The older `X-Cloud-Trace-Context` of Google's front ends: `{trace}/{span};o={flags}`. */
  readonly cloudTrace?: string | undefined;
}

/** Returns the id of the trace that a request or an event belongs to; undefined if it names none, or a malformed one. */
export function traceIdOf({ traceparent = '', cloudTrace = '' }: TraceHeaders): string | undefined {
  const [, traceId] =
    /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(traceparent) ??
    /^([0-9a-f]{32})(?:\/|;|$)/.exec(cloudTrace) ??
    [];
  return traceId;
}
