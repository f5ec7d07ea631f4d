import { error, float, type FloatValue, int, type IntValue, type Value } from './value.ts';

export type Arithmetic = '+' | '-' | '*' | '/' | '%';
type NumberValue = IntValue | FloatValue;

/** Integers stay integers (64 bits, division truncates, by zero is an error); one float makes both floats (IEEE 754). */
export function arithmetic(operator: Arithmetic, a: NumberValue, b: NumberValue): Value {
  if (a.type === 'int' && b.type === 'int') return onIntegers(operator, a.value, b.value);
  return float(onFloats(operator, Number(a.value), Number(b.value)));
}

/** `-x`. */
export function negate(value: NumberValue): Value {
  return value.type === 'int' ? int(-value.value) : float(-value.value);
}

function onIntegers(operator: Arithmetic, a: bigint, b: bigint): Value {
  if (b === 0n && (operator === '/' || operator === '%')) return error('Division by zero.');
  switch (operator) {
    case '+':
      return int(a + b);
    case '-':
      return int(a - b);
    case '*':
      return int(a * b);
    case '/':
      return int(a / b);
    case '%':
      return int(a % b);
  }
}

function onFloats(operator: Arithmetic, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
  }
}
