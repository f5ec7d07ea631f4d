import { createClock } from './clock.ts';
import type { SecretGroup } from './config/secret-groups.ts';
import type { Dependencies } from './dependencies.ts';
import { inLogContext, traceIdOf } from './log-context.ts';
import { getProcessDependencies } from './process-dependencies.ts';
import { keepUnread, unreadableIn } from './unread-events.ts';
import { withSecrets } from './with-secrets.ts';

/** An event as the engine delivers it. The context of its trace is an extension of CloudEvents, which the types do not name. */
interface TracedEvent {
  readonly id?: string;
  readonly document: string;
  /** When the document was written. */
  readonly time?: string;
  readonly traceparent?: string;
}

/** The age in milliseconds from which an event is dropped: so late, people have seen the gap, and a repair closes it in one go. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Events carry the engine's time, which no test clock moves. */
const engineClock = createClock(undefined);

/**
 * Runs a trigger by its name, with the secrets of its groups. Its lines carry the name and the trace of the event. A failure is logged and thrown on, so that the engine delivers the event
 * again. Two kinds of events are acknowledged instead: one older than a day is dropped, and one whose documents this version cannot read is kept in
 * `unreadEvents`, because delivering it again would change nothing.
 */
export function runTrigger(
  { name, secrets }: { readonly name: string; readonly secrets: readonly SecretGroup[] },
  event: TracedEvent,
  work: (deps: Dependencies) => Promise<void>,
): Promise<void> {
  const deps = withSecrets(getProcessDependencies(secrets), secrets, name);
  const { document, time } = event;
  return inLogContext({ operation: name, traceId: traceIdOf({ traceparent: event.traceparent }) }, async () => {
    if (time !== undefined && engineClock.now().getTime() - Date.parse(time) > MAX_AGE_MS) {
      deps.log.warn({ document, time }, 'event dropped: older than a day');
      return;
    }
    try {
      await work(deps);
    } catch (error) {
      const unreadable = unreadableIn(error);
      if (unreadable) {
        await keepUnread(deps, name, event, unreadable);
        return;
      }
      deps.log.error({ err: error, document }, 'trigger failed');
      throw error;
    }
  });
}
