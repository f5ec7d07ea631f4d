import { createHash } from 'node:crypto';
import type { Ruleset } from './ast.ts';
import { limits } from './limits.ts';
import { errorAt, inTextOrder, type Problem } from './problem.ts';
import { buildRuleset } from './syntax/build-ruleset.ts';
import { readTree } from './syntax/grammar.ts';

export interface ParseResult {
  /** Missing when the text breaks the grammar. */
  readonly ruleset?: Ruleset;
  readonly problems: readonly Problem[];
}

const maxCached = 32;
const cache = new Map<string, ParseResult>();

/**
 * Parses a rules text with the official grammar. Never throws: every syntax error comes back with line and column. The
 * result for a text is remembered, because the first parse of a text is slow.
 */
export function parseRules(text: string): ParseResult {
  const key = createHash('sha256').update(text).digest('hex');
  const known = cache.get(key);
  if (known) return known;
  const result = parse(text);
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, result);
  return result;
}

function parse(text: string): ParseResult {
  const start = { line: 1, column: 1 };
  if (Buffer.byteLength(text) > limits.rulesetBytes) {
    return { problems: [errorAt(start, `The rules are larger than ${limits.rulesetBytes / 1024} KB.`)] };
  }
  const { tree, problems } = readTree(text);
  if (!tree) return { problems: inTextOrder(problems) };
  try {
    const ruleset = buildRuleset(tree, problems);
    return problems.length === 0 ? { ruleset, problems } : { problems: inTextOrder(problems) };
  } catch (failure) {
    const reason = failure instanceof RangeError ? 'they are nested too deeply' : String(failure);
    return { problems: [...inTextOrder(problems), errorAt(start, `The rules cannot be read: ${reason}.`)] };
  }
}
