import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../../emulators/suite/start-suite.ts';

/** Documents that a size begins with, by what they are. */
const Grown = z.record(z.string(), z.int());

/** One operation, called one call after the other: the documents of a call that read the most, and the milliseconds of half of the calls. */
const MeasuredCall = z.object({ id: z.string(), reads: z.int(), writes: z.int(), p50Ms: z.number() });
export type MeasuredCall = z.infer<typeof MeasuredCall>;

/** One run of a job over all of its items. */
const MeasuredJob = z.object({
  job: z.string(),
  items: z.int(),
  readsPerItem: z.number(),
  writesPerItem: z.number(),
  perSecond: z.number(),
  /** Milliseconds of a processor that this process took for an item, without the engine's: other work on the machine hardly changes it. */
  cpuMsPerItem: z.number(),
  /** How many MiB this process grew by, at most, while the job ran. */
  grewByMiB: z.int(),
});
export type MeasuredJob = z.infer<typeof MeasuredJob>;

export const MeasuredSize = z.object({
  name: z.string(),
  documents: Grown,
  calls: z.array(MeasuredCall),
  jobs: z.array(MeasuredJob),
});
export type MeasuredSize = z.infer<typeof MeasuredSize>;

/** A recorded run, which `npm run simulate:growth -- --record` writes. */
export const GrowthRecord = z.object({
  date: z.string(),
  machine: z.string(),
  engine: z.string(),
  note: z.string(),
  sizes: z.array(MeasuredSize).min(1),
});
export type GrowthRecord = z.infer<typeof GrowthRecord>;

export const GROWTH_FILE = join(ROOT, 'docs', 'measured', 'growth.json');

/** Reads the last recorded run. Throws if there is none. */
export function readGrowth(): GrowthRecord {
  if (!existsSync(GROWTH_FILE))
    throw new Error('docs/measured/growth.json is missing: npm run simulate:growth -- --record');
  return GrowthRecord.parse(JSON.parse(readFileSync(GROWTH_FILE, 'utf8')));
}

/** Documents that something may need more of at a larger size, for the odd page that ends elsewhere. */
const ROUNDING = 0.5;

/** Says what needs more documents at a larger size, for a call or for an item of a job; nothing should. */
export function whatGrows(sizes: readonly MeasuredSize[]): string[] {
  const [first, ...larger] = sizes;
  if (!first) return [];
  return larger.flatMap(({ name, calls, jobs }) => [
    ...calls.flatMap(({ id, reads, writes }) => {
      const before = first.calls.find((one) => one.id === id);
      return before && reads <= before.reads && writes <= before.writes
        ? []
        : [
            `${id}: ${reads} reads and ${writes} writes at ${name}, ${before?.reads} and ${before?.writes} at ${first.name}`,
          ];
    }),
    ...jobs.flatMap(({ job, readsPerItem, writesPerItem }) => {
      const before = first.jobs.find((one) => one.job === job);
      const isSame =
        before && readsPerItem <= before.readsPerItem + ROUNDING && writesPerItem <= before.writesPerItem + ROUNDING;
      return isSame
        ? []
        : [`${job}: ${readsPerItem} reads for an item at ${name}, ${before?.readsPerItem} at ${first.name}`];
    }),
  ]);
}

/** Returns the milliseconds of a processor for an item of a job, of the longest run: in a short one, a process that has just begun takes more. Throws if the job was not measured. */
export function cpuMsOf({ sizes }: Pick<GrowthRecord, 'sizes'>, job: string): number {
  const [longest] = sizes
    .flatMap(({ jobs }) => jobs.filter((one) => one.job === job))
    .sort((a, b) => b.items - a.items || b.cpuMsPerItem - a.cpuMsPerItem);
  if (!longest) throw new Error(`${job} was not measured`);
  return longest.cpuMsPerItem;
}
