import type { Dependencies } from '../dependencies.ts';

/** Time in ms that a run has: two minutes less than the platform gives it, for the item that is under way at its end. */
const RUN_MS = 7 * 60_000;
/** How many items of a kind are taken before the next kind has its turn. */
const PER_TURN = 50;

/** Until when a run takes new items; without it, a job has all of a run's time for itself. */
export interface JobRun {
  readonly runUntil?: Date;
}

/** Returns the moment at which a run that begins now takes no more items. */
export const endOfRun = ({ clock }: Pick<Dependencies, 'clock'>): Date => new Date(clock.now().getTime() + RUN_MS);

/** The due items of one kind. */
interface DueItems<T> {
  /** The items, read on demand, in the order in which they are handled. */
  readonly items: AsyncIterable<T>;
  readonly idOf: (item: T) => string;
  readonly handle: (item: T) => Promise<unknown>;
  /** Is told of an item that could not be handled. */
  readonly failed: (item: T, error: unknown) => void;
}

/** Handles the next item of a kind; false once there is none. */
export type Kind = () => Promise<boolean>;

/** Returns a kind for `untilDone`. Each item is handled once in a run, also when handling it makes it due again, and one that fails keeps no other waiting. */
export function allDue<T>({ items, idOf, handle, failed }: DueItems<T>): Kind {
  const iterator = items[Symbol.asyncIterator]();
  const taken = new Set<string>();
  return async () => {
    const next = await iterator.next();
    if (next.done) return false;
    const item = next.value;
    if (taken.has(idOf(item))) return true;
    taken.add(idOf(item));
    try {
      await handle(item);
    } catch (error) {
      failed(item, error);
    }
    return true;
  };
}

/**
 * The loop of all scheduled jobs: handles what is due until nothing is left or the run's time is over by the clock; the next run continues. The kinds take turns
 * of 50 items, and of no more than their share of the time that is left. One that cannot be read keeps no other waiting; its error is thrown at the end.
 */
export async function untilDone(
  deps: Pick<Dependencies, 'clock' | 'log'> & JobRun,
  kinds: readonly Kind[],
): Promise<void> {
  const { clock, log, runUntil = endOfRun(deps) } = deps;
  const errors: unknown[] = [];
  let left = [...kinds];
  while (left.length > 0) {
    const unfinished: Kind[] = [];
    const shareMs = (runUntil.getTime() - clock.now().getTime()) / left.length;
    for (const kind of left) {
      try {
        const outcome = await takeTurn(kind, { clock, runUntil, shareMs });
        if (outcome === 'no_time') {
          log.warn({ runUntil }, 'more is due than a run has time for');
          left = [];
          break;
        }
        if (outcome === 'more') unfinished.push(kind);
      } catch (error) {
        errors.push(error);
      }
    }
    left = left.length > 0 ? unfinished : [];
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'What is due could not be read');
}

async function takeTurn(
  next: Kind,
  { clock, runUntil, shareMs }: Pick<Dependencies, 'clock'> & Required<JobRun> & { readonly shareMs: number },
): Promise<'more' | 'none' | 'no_time'> {
  const startedMs = clock.now().getTime();
  for (let count = 0; count < PER_TURN; count += 1) {
    const now = clock.now();
    if (now >= runUntil) return 'no_time';
    if (count > 0 && now.getTime() - startedMs >= shareMs) return 'more';
    if (!(await next())) return 'none';
  }
  return 'more';
}
