import type { FileCost } from '../plan/parts.ts';
import type { StatedCost } from '../plan/file-costs.ts';
import type { Scope } from '../plan/scope.ts';

/** Time that a file took in this run. */
export interface MeasuredFile {
  file: string;
  seconds: number;
  /** How much of it was run. */
  scope: Scope;
  /** Costs that its part states for its files. */
  stated: FileCost;
}

/** Fewer say nothing about the machine. */
const MIN_FILES = 5;

/** A file this many times over its limit is no chance. */
const MARGIN = 2;

/**
 * Files that took much longer than is stated for them, in sentences. The machine's speed is taken from the other files of the run: the median of their times,
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

/** Parts that are stated to be shorter are not judged: most of their time is the start of the tool. */
const MIN_PART_SECONDS = 20;

/** Time that a whole part took in this run. */
export interface MeasuredPart {
  name: string;
  seconds: number;
  /** Seconds that it states for as many workers as it had. */
  stated: number;
}

/** Parts that took much longer than is stated for them, in sentences; the machine's speed is taken from all files of the run. */
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
