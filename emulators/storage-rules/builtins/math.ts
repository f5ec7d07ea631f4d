import { bool, float, int, type Sound, typeError, type Value, wholeToInt } from '../values/value.ts';
import type { NamespaceOf } from './functions.ts';

/** https://firebase.google.com/docs/reference/rules/rules.math; halves round up. */
export const mathFunctions: NamespaceOf<'math'> = {
  abs: (value) =>
    value.type === 'int' ? int(value.value < 0n ? -value.value : value.value) : onFloat('abs', value, absolute),
  ceil: (value) => rounded('ceil', value, Math.ceil),
  floor: (value) => rounded('floor', value, Math.floor),
  round: (value) => rounded('round', value, Math.round),
  isInfinite: (value) => onNumber('isInfinite', value, (n) => bool(n === Infinity || n === -Infinity)),
  isNaN: (value) => onNumber('isNaN', value, (n) => bool(Number.isNaN(n))),
  sqrt: (value) => onNumber('sqrt', value, (n) => float(Math.sqrt(n))),
  pow: (base, exponent) => onNumber('pow', base, (b) => onNumber('pow', exponent, (e) => float(b ** e))),
};

function absolute(value: number): Value {
  return float(Math.abs(value));
}

function rounded(name: string, value: Sound, round: (n: number) => number): Value {
  return value.type === 'int' ? value : onFloat(name, value, (n) => wholeToInt(round(n)));
}

function onFloat(name: string, value: Sound, use: (n: number) => Value): Value {
  return value.type === 'float' ? use(value.value) : typeError(`math.${name}()`, value);
}

function onNumber(name: string, value: Sound, use: (n: number) => Value): Value {
  return value.type === 'int' || value.type === 'float' ? use(Number(value.value)) : typeError(`math.${name}()`, value);
}
