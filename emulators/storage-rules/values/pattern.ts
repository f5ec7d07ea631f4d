import { RE2JS } from 're2js';

interface CompiledPattern {
  /** True when the whole text matches. */
  matches(text: string): boolean;
  /** The pieces between all matches, also between empty ones, without the empty pieces at the end; one empty piece when all are empty. */
  split(text: string): string[];
  /** The text with every match replaced by the literal substitute. */
  replaceAll(text: string, substitute: string): string;
}

const maxCached = 256;
const cache = new Map<string, CompiledPattern>();

/** Compiles a pattern in RE2 syntax (linear time, no look-around or back-references). Throws on any other syntax. */
export function compilePattern(source: string): CompiledPattern {
  const known = cache.get(source);
  if (known) return known;
  const compiled = compile(source);
  if (cache.size >= maxCached) cache.clear();
  cache.set(source, compiled);
  return compiled;
}

function compile(source: string): CompiledPattern {
  const pattern = RE2JS.compile(source);
  const matchesIn = (text: string): { start: number; end: number }[] => {
    const matcher = pattern.matcher(text);
    const found: { start: number; end: number }[] = [];
    while (matcher.find()) found.push({ start: matcher.start(), end: matcher.end() });
    return found;
  };
  const pieces = (text: string, found: readonly { start: number; end: number }[]): string[] => {
    const starts = [0, ...found.map((match) => match.end)];
    const ends = [...found.map((match) => match.start), text.length];
    return starts.map((start, i) => text.slice(start, ends[i]));
  };
  return {
    matches: (text) => pattern.matches(text),
    split: (text) => {
      const parts = pieces(text, matchesIn(text));
      const last = parts.findLastIndex((part) => part !== '');
      return last < 0 ? [''] : parts.slice(0, last + 1);
    },
    replaceAll: (text, substitute) => pieces(text, matchesIn(text)).join(substitute),
  };
}
