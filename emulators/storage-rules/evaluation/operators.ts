import type { BinaryOperator } from '../ast.ts';
import { duration } from '../values/duration.ts';
import { contains, equals } from '../values/equality.ts';
import { arithmetic, type Arithmetic, negate } from '../values/number.ts';
import { compare } from '../values/ordering.ts';
import { timestamp } from '../values/timestamp.ts';
import { bool, error, type Sound, string, typeError, type Value } from '../values/value.ts';

/** Every binary operator but `&&` and `||`, on operands that are no errors. */
export function applyBinary(operator: Exclude<BinaryOperator, '&&' | '||'>, left: Sound, right: Sound): Value {
  switch (operator) {
    case '==':
      return bool(equals(left, right));
    case '!=':
      return bool(!equals(left, right));
    case '<':
      return ordered(left, right, (order) => order < 0);
    case '<=':
      return ordered(left, right, (order) => order <= 0);
    case '>':
      return ordered(left, right, (order) => order > 0);
    case '>=':
      return ordered(left, right, (order) => order >= 0);
    case 'in':
      return isIn(left, right);
    default:
      return calculate(operator, left, right);
  }
}

/** `-x`. */
export function applyNegation(operand: Sound): Value {
  if (operand.type === 'int' || operand.type === 'float') return negate(operand);
  return operand.type === 'duration' ? duration(-operand.nanos) : typeError("Operator '-'", operand);
}

/** `x is type`; `number` stands for both number types. */
export function isOfType(value: Sound, typeName: string): Value {
  return bool(typeName === 'number' ? value.type === 'int' || value.type === 'float' : value.type === typeName);
}

function ordered(left: Sound, right: Sound, holds: (order: number) => boolean): Value {
  const order = compare(left, right);
  return typeof order === 'number' ? bool(holds(order)) : order;
}

function isIn(item: Sound, whole: Sound): Value {
  if (whole.type === 'list' || whole.type === 'set') return bool(contains(whole.items, item));
  if (whole.type === 'map') return bool(item.type === 'string' && whole.entries.has(item.value));
  return whole.type === 'null' ? error('Null value error.') : typeError("Operator 'in'", item, whole);
}

function calculate(operator: Arithmetic, left: Sound, right: Sound): Value {
  if ((left.type === 'int' || left.type === 'float') && (right.type === 'int' || right.type === 'float')) {
    return arithmetic(operator, left, right);
  }
  if (operator === '+') return add(left, right) ?? typeError("Operator '+'", left, right);
  if (operator === '-') return subtract(left, right) ?? typeError("Operator '-'", left, right);
  return typeError(`Operator '${operator}'`, left, right);
}

function add(left: Sound, right: Sound): Value | undefined {
  if (left.type === 'string' && right.type === 'string') return string(left.value + right.value);
  if (left.type === 'duration' && right.type === 'duration') return duration(left.nanos + right.nanos);
  if (left.type === 'timestamp' && right.type === 'duration') return timestamp(left.epochNanos + right.nanos);
  if (left.type === 'duration' && right.type === 'timestamp') return timestamp(left.nanos + right.epochNanos);
  return undefined;
}

function subtract(left: Sound, right: Sound): Value | undefined {
  if (left.type === 'timestamp' && right.type === 'timestamp') return duration(left.epochNanos - right.epochNanos);
  if (left.type === 'timestamp' && right.type === 'duration') return timestamp(left.epochNanos - right.nanos);
  if (left.type === 'duration' && right.type === 'duration') return duration(left.nanos - right.nanos);
  return undefined;
}
