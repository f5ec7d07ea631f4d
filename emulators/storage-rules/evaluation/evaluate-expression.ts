import type { BinaryOperator, Expression, PathLiteral, Position } from '../ast.ts';
import type { Scope } from '../scope.ts';
import { bool, error, list, map, type PathSegment, type Sound, typeError, type Value } from '../values/value.ts';
import { evaluateAll, type Place } from './context.ts';
import { evaluateCall, evaluateMethod } from './evaluate-call.ts';
import { itemOf, memberOf, rangeOf } from './lookup.ts';
import { applyBinary, applyNegation, isOfType } from './operators.ts';

/** The value of an expression; an error says where it arose. Throws `TooManyExpressions` only. */
export async function evaluate(expression: Expression, place: Place): Promise<Value> {
  if (expression.kind !== 'literal' && expression.kind !== 'variable') place.context.countExpression();
  const value = located(await evaluateKind(expression, place), expression.at);
  place.context.observe?.(expression, value);
  return value;
}

async function evaluateKind(expression: Expression, place: Place): Promise<Value> {
  const on = async (parts: readonly Expression[], use: (...values: Sound[]) => Value): Promise<Value> => {
    const values = await evaluateAll(parts, place, evaluate);
    return Array.isArray(values) ? use(...values) : values;
  };
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable':
      return variable(expression.name, place);
    case 'member':
      return on([expression.object], (object) => memberOf(object, expression.name));
    case 'index':
      return on([expression.object, expression.index], itemOf);
    case 'range':
      return evaluateRange(expression, place);
    case 'call':
      return evaluateCall(expression, place, evaluate);
    case 'method':
      return evaluateMethod(expression, place, evaluate);
    case 'list':
      return on(expression.items, (...items) => list(items));
    case 'map':
      return evaluateMap(expression, place);
    case 'path':
      return evaluatePath(expression, place);
    case 'not':
      return on([expression.operand], (value) =>
        value.type === 'bool' ? bool(!value.value) : typeError("Operator '!'", value),
      );
    case 'negate':
      return on([expression.operand], applyNegation);
    case 'is':
      return on([expression.operand], (value) => isOfType(value, expression.typeName));
    case 'ternary':
      return evaluateTernary(expression, place);
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '&&' || operator === '||') return evaluateLogical(expression, operator === '||', place);
      return on([left, right], (a, b) => applyBinary(operator, a, b));
    }
  }
}

function variable(name: string, place: Place): Value {
  const found = place.scope.findVariable(name);
  if (found) return found;
  if (name === 'request') return place.context.request;
  return name === 'resource' ? place.context.resource : error(`Unknown variable '${name}'.`);
}

/** `true ||` and `false &&` decide from either side, even when the other is an error. */
async function evaluateLogical(
  expression: { readonly operator: BinaryOperator; readonly left: Expression; readonly right: Expression },
  decisive: boolean,
  place: Place,
): Promise<Value> {
  const what = `Operator '${expression.operator}'`;
  const left = asBoolean(what, await evaluate(expression.left, place), expression.left.at);
  if (left.type === 'bool' && left.value === decisive) return left;
  const right = asBoolean(what, await evaluate(expression.right, place), expression.right.at);
  if (right.type === 'bool' && right.value === decisive) return right;
  return left.type === 'error' ? left : right;
}

function asBoolean(what: string, value: Value, at: Position): Extract<Value, { type: 'bool' | 'error' }> {
  if (value.type === 'bool' || value.type === 'error') return value;
  return located(typeError(what, value), at);
}

async function evaluateTernary(expression: Extract<Expression, { kind: 'ternary' }>, place: Place): Promise<Value> {
  const condition = await evaluate(expression.condition, place);
  if (condition.type === 'error') return condition;
  if (condition.type !== 'bool') return typeError("Operator '?:'", condition);
  return evaluate(condition.value ? expression.whenTrue : expression.whenFalse, place);
}

async function evaluateRange(
  { object, from, to }: Extract<Expression, { kind: 'range' }>,
  place: Place,
): Promise<Value> {
  const values = await evaluateAll(
    [object, from, to].filter((part) => part !== undefined),
    place,
    evaluate,
  );
  if (!Array.isArray(values)) return values;
  const [whole, ...bounds] = values;
  return whole ? rangeOf(whole, from && bounds.shift(), to && bounds.shift()) : error('Nothing to take a range of.');
}

async function evaluateMap({ entries }: Extract<Expression, { kind: 'map' }>, place: Place): Promise<Value> {
  const built: [string, Value][] = [];
  for (const entry of entries) {
    const pair = await evaluateAll([entry.key, entry.value], place, evaluate);
    if (!Array.isArray(pair)) return pair;
    const [key, value] = pair;
    if (key?.type !== 'string' || !value) return error('A map key must be a string.');
    built.push([key.value, value]);
  }
  return map(built);
}

/** A name that nothing defines stays open, for `bind()`. */
async function evaluatePath({ parts }: PathLiteral, place: Place): Promise<Value> {
  const segments: PathSegment[] = [];
  for (const part of parts) {
    if (part.kind === 'text') segments.push({ text: part.text });
    else if (part.kind === 'capture') return error('A path expression cannot capture.');
    else if (part.expression.kind === 'variable' && isOpen(part.expression.name, place.scope)) {
      segments.push({ name: part.expression.name });
    } else {
      const value = await evaluate(part.expression, place);
      if (value.type === 'string') segments.push({ text: value.value });
      else if (value.type === 'path') segments.push(...value.segments);
      else return value.type === 'error' ? value : typeError('A path segment', value);
    }
  }
  return { type: 'path', segments };
}

function isOpen(name: string, scope: Scope<Value>): boolean {
  return scope.findVariable(name) === undefined && name !== 'request' && name !== 'resource';
}

function located<V extends Value>(value: V, at: Position): V {
  return value.type === 'error' && value.at === undefined ? { ...value, at } : value;
}
