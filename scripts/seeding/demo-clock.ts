import { addDays } from '@doubloon/contract/shared/days.ts';
import { z } from 'zod';

/** The time in which the demo data is played. */
export interface DemoClock {
  /** Makes it so many days before today; the scheduled jobs have run when it resolves. */
  readonly goTo: (daysAgo: number) => Promise<void>;
  /** Does something today and comes back, as sessions need it: the identity emulator always lives today. */
  readonly today: <T>(work: () => Promise<T>) => Promise<T>;
}

const Moved = z.object({ jobs: z.array(z.object({ name: z.string(), ok: z.boolean(), outcome: z.string() })) });

/** Moves the suite's test clock, whose address is `clock`. `now` is today. Throws when a scheduled job fails on the way. */
export function createDemoClock(clock: string, now: Date): DemoClock {
  let at = 0;
  const move = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${clock}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`the clock answered ${response.status}: ${await response.text()}`);
    const failed = Moved.parse(await response.json()).jobs.filter(({ ok }) => !ok);
    if (failed.length > 0) throw new Error(`scheduled jobs failed: ${JSON.stringify(failed)}`);
  };
  const goTo = async (daysAgo: number): Promise<void> => {
    if (daysAgo === 0) await move('/reset', {});
    else await move('/set', { at: addDays(now, -daysAgo).getTime() });
    at = daysAgo;
  };
  return {
    goTo,
    today: async (work) => {
      const from = at;
      await goTo(0);
      const result = await work();
      await goTo(from);
      return result;
    },
  };
}
