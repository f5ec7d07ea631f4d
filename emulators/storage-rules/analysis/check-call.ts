import type { Expression, FunctionCall, MethodCall } from '../ast.ts';
import { globalFunctions, methods } from '../catalogue.ts';
import { errorAt, type Problem } from '../problem.ts';
import { unsupportedAt } from '../unsupported.ts';
import { compilePattern } from '../values/pattern.ts';
import { refersToGroup } from '../values/string.ts';
import type { NameScope as Scope } from '../scope.ts';
import { methodsOf, namespaceOf, signatureIn, staticType } from './static-type.ts';

const firestoreOnly: ReadonlySet<string> = new Set(['get', 'exists', 'getAfter', 'existsAfter']);
const patternMethods: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

/** Checks `name(…)`: that the function exists and how many arguments it takes. */
export function checkCall({ name, args, at }: FunctionCall, scope: Scope, problems: Problem[]): void {
  const declared = scope.findFunction(name)?.declaration.parameters.length;
  const arity = declared ?? signatureIn(globalFunctions, name)?.arity;
  if (arity !== undefined) checkArity(`'${name}'`, [arity], args, at, problems);
  else if (firestoreOnly.has(name)) {
    problems.push(unsupportedAt(at, 'unprefixed get(), exists(), getAfter(), existsAfter()'));
  } else problems.push(errorAt(at, `Unknown function '${name}'.`));
}

/** Checks `object.name(…)`, where the object may be a namespace. */
export function checkMethod(call: MethodCall, scope: Scope, problems: Problem[]): void {
  const namespace = namespaceOf(call.object, scope);
  if (namespace) checkNamespaceCall(call, namespace, problems);
  else checkMethodOfValue(call, staticType(call.object, scope), problems);
}

function checkNamespaceCall(call: MethodCall, namespace: object, problems: Problem[]): void {
  const owner = call.object.kind === 'variable' ? call.object.name : '';
  const signature = signatureIn(namespace, call.name);
  if (signature) {
    checkArity(`'${owner}.${call.name}'`, [signature.arity], call.args, call.at, problems);
    if (owner === 'hashing' && call.name.startsWith('crc32')) {
      problems.push(unsupportedAt(call.at, 'byte order of hashing.crc32(), hashing.crc32c()'));
    }
  } else if (owner === 'firestore' && firestoreOnly.has(call.name)) {
    problems.push(unsupportedAt(call.at, 'firestore.getAfter(), firestore.existsAfter()'));
  } else problems.push(errorAt(call.at, `Unknown function '${owner}.${call.name}'.`));
}

function checkMethodOfValue(call: MethodCall, type: string, problems: Problem[]): void {
  const { name, args, at } = call;
  const tables = type === 'any' ? Object.values(methods) : [methodsOf(type === 'resource' ? 'map' : type)];
  const arities = tables.flatMap((table: object) => signatureIn(table, name)?.arity ?? []);
  if (arities.length === 0) {
    problems.push(errorAt(at, type === 'any' ? `Unknown method '${name}'.` : `Unknown method '${name}' of a ${type}.`));
    return;
  }
  checkArity(`'${name}'`, [...new Set(arities)], args, at, problems);
  if (patternMethods.has(name)) checkPattern(args[0], problems);
  if (name === 'replace') checkSubstitute(args[1], problems);
}

function checkArity(
  what: string,
  arities: readonly number[],
  args: readonly Expression[],
  at: Expression['at'],
  problems: Problem[],
): void {
  if (arities.includes(args.length)) return;
  problems.push(errorAt(at, `${what} takes ${arities.join(' or ')} argument(s), not ${args.length}.`));
}

function checkPattern(pattern: Expression | undefined, problems: Problem[]): void {
  const text = literalText(pattern);
  if (text === undefined || !pattern) return;
  try {
    compilePattern(text);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : 'unknown reason';
    problems.push(errorAt(pattern.at, `Invalid regular expression (RE2 syntax): ${reason}.`));
  }
}

function checkSubstitute(substitute: Expression | undefined, problems: Problem[]): void {
  const text = literalText(substitute);
  if (substitute && text !== undefined && refersToGroup(text)) {
    problems.push(unsupportedAt(substitute.at, 'group reference in replace()'));
  }
}

function literalText(expression: Expression | undefined): string | undefined {
  return expression?.kind === 'literal' && expression.value.type === 'string' ? expression.value.value : undefined;
}
