import type { Expression, MemberLookup, PathLiteral, PathPart } from '../ast.ts';
import { namespaces, requestMembers, resourceMembers, typeNames } from '../catalogue.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import { unsupportedAt } from '../unsupported.ts';
import { checkCall, checkMethod } from './check-call.ts';
import type { NameScope as Scope } from '../scope.ts';
import { staticType } from './static-type.ts';

/** Reports to `problems` the faults of an expression before any request is seen. */
export function checkExpression(expression: Expression, scope: Scope, problems: Problem[]): void {
  for (const part of partsOf(expression)) checkExpression(part, scope, problems);
  switch (expression.kind) {
    case 'variable':
      return checkVariable(expression, scope, problems);
    case 'member':
      return checkMember(expression, scope, problems);
    case 'call':
      return checkCall(expression, scope, problems);
    case 'method':
      return checkMethod(expression, scope, problems);
    case 'is':
      return checkTypeName(expression, problems);
    case 'path':
      return checkPath(expression, problems);
    case 'map':
      for (const { key } of expression.entries) {
        const type = staticType(key, scope);
        if (type !== 'any' && type !== 'string') problems.push(unsupportedAt(key.at, 'map key that is not a string'));
      }
      return;
    case 'binary':
      return checkComparedWithNull(expression, problems);
  }
}

/** The expressions directly inside one, without those that are not evaluated on their own. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to].filter((part) => part !== undefined);
    case 'call':
      return [...expression.args];
    case 'method':
      return [...receiverParts(expression), ...expression.args];
    case 'list':
      return [...expression.items];
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.flatMap((part) => (part.kind === 'expression' ? [part.expression] : []));
    case 'not':
    case 'negate':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'ternary':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    default:
      return [];
  }
}

/** The parts of a method's receiver to check: a namespace is no value, and the names in a path that is bound are not variables. */
function receiverParts({ object, name }: Extract<Expression, { kind: 'method' }>): Expression[] {
  if (object.kind === 'variable' && Object.hasOwn(namespaces, object.name)) return [];
  if (object.kind !== 'path' || name !== 'bind') return [object];
  const parts = object.parts.filter(
    (part: PathPart) => part.kind !== 'expression' || part.expression.kind !== 'variable',
  );
  return [{ ...object, parts }];
}

function checkVariable(
  { name, at }: Extract<Expression, { kind: 'variable' }>,
  scope: Scope,
  problems: Problem[],
): void {
  if (scope.findVariable(name) !== undefined || name === 'request' || name === 'resource') return;
  const hint = Object.hasOwn(namespaces, name)
    ? `'${name}' is a namespace and not a value`
    : `Unknown variable '${name}'`;
  problems.push(errorAt(at, `${hint}.`));
}

function checkMember(expression: MemberLookup, scope: Scope, problems: Problem[]): void {
  const { name, at } = expression;
  const type = staticType(expression.object, scope);
  if (type === 'request') {
    if (name === 'params') problems.push(unsupportedAt(at, 'request.params'));
    warnUnlessKnown(requestMembers, 'request', expression, problems);
  } else if (type === 'resource') {
    if (name === 'contentLanguage' || name === 'cacheControl') {
      problems.push(unsupportedAt(at, 'resource.contentLanguage, resource.cacheControl'));
    }
    warnUnlessKnown(resourceMembers, 'resource', expression, problems);
  } else if (!['any', 'map', 'path'].includes(type)) {
    problems.push(errorAt(at, `Unknown property '${name}': a ${type} has no properties.`));
  }
}

function warnUnlessKnown(
  known: readonly string[],
  owner: string,
  { name, at }: MemberLookup,
  problems: Problem[],
): void {
  if (!known.includes(name)) problems.push(warningAt(at, `Unknown property '${name}' of ${owner}.`));
}

function checkTypeName({ typeName, at }: Extract<Expression, { kind: 'is' }>, problems: Problem[]): void {
  if (typeName === 'constraint') problems.push(unsupportedAt(at, 'constraint type'));
  else if (!typeNames.some((known) => known === typeName)) problems.push(errorAt(at, `Unknown type '${typeName}'.`));
}

function checkPath(path: PathLiteral, problems: Problem[]): void {
  for (const part of path.parts) {
    if (part.kind === 'capture') problems.push(unsupportedAt(part.at, 'capture in a path expression'));
  }
}

function checkComparedWithNull(comparison: Extract<Expression, { kind: 'binary' }>, problems: Problem[]): void {
  const { operator, left, right, at } = comparison;
  if (operator !== '==' && operator !== '!=') return;
  const [nulls, gets] = [[left, right].filter(isNull), [left, right].filter(isFirestoreGet)];
  if (nulls.length > 0 && gets.length > 0) problems.push(unsupportedAt(at, 'firestore.get() compared with null'));
}

function isNull(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.value.type === 'null';
}

function isFirestoreGet(expression: Expression): boolean {
  return (
    expression.kind === 'method' &&
    expression.name === 'get' &&
    expression.object.kind === 'variable' &&
    expression.object.name === 'firestore'
  );
}
