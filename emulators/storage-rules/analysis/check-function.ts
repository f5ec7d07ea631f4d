import type { FunctionDeclaration, Name } from '../ast.ts';
import { globalFunctions } from '../catalogue.ts';
import { limits } from '../limits.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import { checkExpression } from './check-expression.ts';
import { type NameScope as Scope, names } from '../scope.ts';

/** Checks the functions declared side by side in one scope. */
export function checkFunctions(functions: readonly FunctionDeclaration[], scope: Scope, problems: Problem[]): void {
  reportDuplicates('function', functions, problems);
  for (const declaration of functions) checkFunction(declaration, scope, problems);
}

/** Reports every name after its first use. */
export function reportDuplicates(what: string, names: readonly Name[], problems: Problem[]): void {
  const seen = new Set<string>();
  for (const { name, at } of names) {
    if (seen.has(name)) problems.push(errorAt(at, `Duplicate ${what} '${name}'.`));
    seen.add(name);
  }
}

function checkFunction(declaration: FunctionDeclaration, scope: Scope, problems: Problem[]): void {
  const { name, at, parameters, bindings, result } = declaration;
  if (Object.hasOwn(globalFunctions, name)) problems.push(warningAt(at, `Function '${name}' hides the built-in.`));
  reportDuplicates('name', [...parameters, ...bindings], problems);
  if (parameters.length > limits.functionParameters) {
    problems.push(errorAt(at, `Function '${name}' has more than ${limits.functionParameters} parameters.`));
  }
  if (bindings.length > limits.functionBindings) {
    problems.push(errorAt(at, `Function '${name}' has more than ${limits.functionBindings} let bindings.`));
  }
  // A binding sees those before it only.
  let inside = scope.with(names(parameters));
  for (const binding of bindings) {
    checkExpression(binding.value, inside, problems);
    inside = inside.with(names([binding]));
  }
  checkExpression(result, inside, problems);
}
