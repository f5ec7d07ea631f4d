import type { PatternSegment } from '../ast.ts';
import { path, string, type Value } from '../values/value.ts';

interface PathMatch {
  /** How many segments of the whole path are used up. */
  readonly end: number;
  readonly captured: readonly (readonly [string, Value])[];
}

/**
 * Every way a match statement can stand at the start of the segments from `start` on. `{name=**}` takes one or more
 * segments under version 1, none or more under version 2.
 */
export function matchPattern(
  pattern: readonly PatternSegment[],
  segments: readonly string[],
  start: number,
  version: string,
): PathMatch[] {
  const [first, ...rest] = pattern;
  if (!first) return [{ end: start, captured: [] }];
  if (first.kind === 'recursive') {
    const shortest = start + (version === '1' ? 1 : 0);
    return range(shortest, segments.length).flatMap((end) =>
      continueWith(rest, end, [first.name, path(segments.slice(start, end))]),
    );
  }
  const segment = segments[start];
  if (segment === undefined) return [];
  if (first.kind === 'single') return continueWith(rest, start + 1, [first.name, string(segment)]);
  return first.text === segment ? matchPattern(rest, segments, start + 1, version) : [];

  function continueWith(tail: readonly PatternSegment[], end: number, capture: readonly [string, Value]): PathMatch[] {
    return matchPattern(tail, segments, end, version).map((match) => ({
      ...match,
      captured: [capture, ...match.captured],
    }));
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
