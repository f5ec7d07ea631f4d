import type { Ruleset } from './ast.ts';
import { CallGraph } from './analysis/check-call-depth.ts';
import { checkFunctions } from './analysis/check-function.ts';
import { checkMatch } from './analysis/check-match.ts';
import { Scope } from './scope.ts';
import { storageService } from './catalogue.ts';
import { type ParseResult, parseRules } from './parse.ts';
import { errorAt, inTextOrder, type Problem } from './problem.ts';
import { unsupportedAt } from './unsupported.ts';

/**
 * Parses and checks a rules text. Never throws. `ruleset` is there exactly when no problem is an error; the problems are
 * all there are, in the order of the text.
 */
export function loadRules(text: string): ParseResult {
  const parsed = parseRules(text);
  if (!parsed.ruleset) return parsed;
  const problems = [...parsed.problems, ...analyze(parsed.ruleset)];
  return problems.some((problem) => problem.severity === 'error')
    ? { problems: inTextOrder(problems) }
    : { ruleset: parsed.ruleset, problems: inTextOrder(problems) };
}

/** Finds the errors that the grammar cannot see: names, numbers of arguments, duplicates, limits, features that are not supported. */
function analyze(ruleset: Ruleset): Problem[] {
  const problems: Problem[] = [];
  try {
    checkRuleset(ruleset, problems);
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    problems.push(errorAt({ line: 1, column: 1 }, 'The rules are nested too deeply.'));
  }
  return inTextOrder(problems);
}

function checkRuleset(ruleset: Ruleset, problems: Problem[]): void {
  const { version, versionAt, services } = ruleset;
  if (version !== '1' && version !== '2') {
    problems.push(errorAt(versionAt, `rules_version must be '1' or '2', not '${version}'.`));
  }
  for (const at of ruleset.imports) problems.push(unsupportedAt(at, 'import statement'));
  const storage = services.filter((service) => service.name === storageService);
  for (const service of services) {
    if (service.name !== storageService) problems.push(unsupportedAt(service.at, 'another service'));
  }
  for (const second of storage.slice(1)) problems.push(errorAt(second.at, `Duplicate service '${storageService}'.`));
  if (storage.length === 0) problems.push(errorAt({ line: 1, column: 1 }, `Missing 'service ${storageService}'.`));

  const calls = new CallGraph(problems);
  const global = new Scope<true>(ruleset.functions, []);
  checkFunctions(ruleset.functions, global, problems);
  for (const service of storage) {
    const scope = new Scope(service.functions, [], global);
    checkFunctions(service.functions, scope, problems);
    for (const { name } of [...ruleset.functions, ...service.functions]) {
      const found = scope.findFunction(name);
      if (found) calls.visit(found);
    }
    for (const block of service.matches) checkMatch(block, { version, scope, outer: [], depth: 0, calls }, problems);
  }
}
