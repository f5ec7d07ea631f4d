import type { MatchBlock, Name, PatternSegment, Permission } from '../ast.ts';
import { operations } from '../catalogue.ts';
import { limits } from '../limits.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import type { CallGraph } from './check-call-depth.ts';
import { checkExpression } from './check-expression.ts';
import { checkFunctions, reportDuplicates } from './check-function.ts';
import { type NameScope, names, Scope } from '../scope.ts';
import { staticType } from './static-type.ts';

interface Surroundings {
  readonly version: string;
  readonly scope: NameScope;
  readonly outer: readonly PatternSegment[];
  readonly depth: number;
  readonly calls: CallGraph;
}

/** Checks a match block with everything inside it. */
export function checkMatch(block: MatchBlock, around: Surroundings, problems: Problem[]): void {
  const pattern = [...around.outer, ...block.pattern];
  const depth = around.depth + 1;
  const scope = new Scope(block.functions, names(captures(block.pattern)), around.scope);
  if (depth === limits.nestedMatches + 1) {
    problems.push(errorAt(block.at, `More than ${limits.nestedMatches} match statements inside each other.`));
  }
  if (pattern.length > limits.pathSegments) {
    problems.push(errorAt(block.at, `The path has more than ${limits.pathSegments} segments.`));
  }
  if (captures(pattern).length > limits.pathCaptures) {
    problems.push(errorAt(block.at, `The path has more than ${limits.pathCaptures} wildcards.`));
  }
  checkWildcards(block, around, problems);
  checkFunctions(block.functions, scope, problems);
  for (const { name } of block.functions) visitFunction(name, scope, around.calls);
  for (const permission of block.permissions) checkPermission(permission, around.version, scope, problems);
  for (const inner of block.matches) checkMatch(inner, { ...around, scope, outer: pattern, depth }, problems);
}

function visitFunction(name: string, scope: NameScope, calls: CallGraph): void {
  const found = scope.findFunction(name);
  if (found) calls.visit(found);
}

function checkWildcards(block: MatchBlock, { version, outer }: Surroundings, problems: Problem[]): void {
  const own = captures(block.pattern);
  const outside = new Set(captures(outer).map((capture) => capture.name));
  reportDuplicates('wildcard', own, problems);
  for (const { name, at } of own) {
    if (outside.has(name)) problems.push(warningAt(at, `Wildcard '${name}' hides the one of an outer match.`));
  }
  const recursive = block.pattern.filter((segment) => segment.kind === 'recursive');
  for (const second of recursive.slice(1)) {
    problems.push(errorAt(second.at, 'A match statement can have one recursive wildcard only.'));
  }
  const [first] = recursive;
  if (version === '1' && first && (block.pattern.at(-1) !== first || block.matches.length > 0)) {
    problems.push(errorAt(first.at, "Under rules_version '1' a recursive wildcard must be the end of the path."));
  }
}

function captures(pattern: readonly PatternSegment[]): Name[] {
  return pattern.filter((segment) => segment.kind !== 'text');
}

function checkPermission(
  { operations: names, condition }: Permission,
  version: string,
  scope: NameScope,
  problems: Problem[],
): void {
  for (const { name, at } of names) {
    if (!Object.hasOwn(operations, name)) {
      problems.push(errorAt(at, `Unknown operation '${name}': use ${Object.keys(operations).join(', ')}.`));
    } else if (name === 'list' && version === '1') {
      problems.push(warningAt(at, "Without rules_version = '2' no list is permitted."));
    }
  }
  if (!condition) return;
  checkExpression(condition, scope, problems);
  const type = staticType(condition, scope);
  if (type !== 'any' && type !== 'bool')
    problems.push(warningAt(condition.at, `The condition is a ${type}, so it never allows.`));
}
