import type { Expression } from '../ast.ts';
import { globalFunctions, methods, namespaces, type Signature } from '../catalogue.ts';
import type { NameScope as Scope } from '../scope.ts';

/** The type an expression is known to have, without looking at values; `any` when it depends on them. */
export function staticType(expression: Expression, scope: Scope): Signature['returns'] | 'request' | 'resource' {
  switch (expression.kind) {
    case 'literal':
      return expression.value.type;
    case 'list':
    case 'map':
    case 'path':
      return expression.kind;
    case 'not':
    case 'is':
      return 'bool';
    case 'binary':
      return ['+', '-', '*', '/', '%'].includes(expression.operator) ? 'any' : 'bool';
    case 'variable':
      if (scope.findVariable(expression.name) !== undefined) return 'any';
      if (expression.name === 'request') return 'request';
      return expression.name === 'resource' ? 'resource' : 'any';
    case 'member':
      return expression.name === 'resource' && staticType(expression.object, scope) === 'request' ? 'resource' : 'any';
    case 'call':
      return scope.findFunction(expression.name)
        ? 'any'
        : (signatureIn(globalFunctions, expression.name)?.returns ?? 'any');
    case 'method':
      return methodType(expression, scope);
    default:
      return 'any';
  }
}

/** The entry of a catalogue table, by its own name only. */
export function signatureIn(table: object, name: string): Signature | undefined {
  return Object.hasOwn(table, name) ? (table as Record<string, Signature>)[name] : undefined;
}

/** The functions of a namespace when the expression is its name and nothing hides it. */
export function namespaceOf(expression: Expression, scope: Scope): object | undefined {
  if (expression.kind !== 'variable' || scope.findVariable(expression.name) !== undefined) return undefined;
  return Object.hasOwn(namespaces, expression.name)
    ? namespaces[expression.name as keyof typeof namespaces]
    : undefined;
}

/** The method table of a type, empty for types that have none. */
export function methodsOf(type: string): object {
  return Object.hasOwn(methods, type) ? methods[type as keyof typeof methods] : {};
}

function methodType(expression: Extract<Expression, { kind: 'method' }>, scope: Scope): Signature['returns'] {
  const namespace = namespaceOf(expression.object, scope);
  const table = namespace ?? methodsOf(staticType(expression.object, scope));
  return signatureIn(table, expression.name)?.returns ?? 'any';
}
