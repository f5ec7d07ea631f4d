import { metered, newUsage } from '../../../tests/support/setup/firestore-meter.ts';
import type { MeasuredJob } from './growth-record.ts';

const MIB = 2 ** 20;
/** How often the memory of this process is looked at. */
const LOOK_EVERY_MS = 200;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Runs a job over so many items, and says what it took. `run` returns how many items there were. */
export async function watchWork(job: string, run: () => Promise<number>): Promise<MeasuredJob> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, LOOK_EVERY_MS);
  const usage = newUsage();
  const begun = performance.now();
  const cpuBefore = process.cpuUsage();
  try {
    const items = await metered(usage, run);
    const { user, system } = process.cpuUsage(cpuBefore);
    const seconds = (performance.now() - begun) / 1000;
    most = Math.max(most, process.memoryUsage.rss());
    return {
      job,
      items,
      readsPerItem: rounded(usage.reads / items),
      writesPerItem: rounded(usage.writes / items),
      perSecond: rounded(items / seconds),
      cpuMsPerItem: rounded((user + system) / 1000 / items),
      grewByMiB: Math.round((most - before) / MIB),
    };
  } finally {
    clearInterval(timer);
  }
}
