import type { FileCost } from '../plan/parts.ts';
import type { StatedCost } from '../plan/file-costs.ts';
import type { Scope } from '../plan/scope.ts';

/** The time that a file took in this run. */
export interface MeasuredFile {
  file: string;
  seconds: number;
  /** The scope in which it was run. */
  scope: Scope;
  /** Costs that its part states for its files. */
  stated: FileCost;
}

/** Minimum number of files from which the machine's speed can be estimated. */
const MIN_FILES = 5;

/** Factor over its limit at which a file's time is no longer chance. */
const MARGIN = 2;

/**
 * Returns sentences about files that took much longer than stated. The machine's speed is estimated from the other files of the run: the median of their times,
 * relative to the typical time of their part.
 */
export function slowerThanStated(
  parts: readonly (readonly MeasuredFile[])[],
  exceptions: readonly StatedCost[],
): string[] {
  return parts.flatMap((files) => {
    const slowness = slownessBy(files) ?? slownessBy(parts.flat());
    if (slowness === undefined) return [];
    return files.flatMap(({ file, seconds, scope, stated }) => {
      const own = exceptions.find(({ path }) => path === file)?.seconds;
      const limit = (typeof own === 'object' ? own[scope] : own) ?? stated.max;
      const here = limit * slowness;
      if (seconds <= here * MARGIN) return [];
      return [`${file} took ${seconds.toFixed(1)} s; what it states is ${limit} s, here about ${here.toFixed(1)} s`];
    });
  });
}

/** Minimum stated seconds of a part to be judged: in a shorter one, most of the time is the start of the tool. */
const MIN_PART_SECONDS = 20;

/** The time that a whole part took in this run. */
export interface MeasuredPart {
  name: string;
  seconds: number;
  /** Stated seconds for the number of workers that it had. */
  stated: number;
}

/** Returns sentences about parts that took much longer than stated. The machine's speed is estimated from all files of the run. */
export function partsSlowerThanStated(parts: readonly MeasuredPart[], files: readonly MeasuredFile[]): string[] {
  const slowness = slownessBy(files);
  if (slowness === undefined) return [];
  return parts.flatMap(({ name, seconds, stated }) => {
    const here = stated * slowness;
    if (stated < MIN_PART_SECONDS || seconds <= here * MARGIN) return [];
    return [
      `${name} took ${seconds.toFixed(0)} s; what it states is ${stated.toFixed(0)} s, here about ${here.toFixed(0)} s`,
    ];
  });
}

function slownessBy(files: readonly MeasuredFile[]): number | undefined {
  if (files.length < MIN_FILES) return undefined;
  const ratios = files.map(({ seconds, stated }) => seconds / stated.typical).toSorted((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)];
}
