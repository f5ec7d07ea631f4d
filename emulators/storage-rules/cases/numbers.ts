import type { Cases } from './case.ts';

/** Mathematics and conversions, under the catalogue's names. */
export const numberCases: Cases = {
  'math.abs': [
    ['math.abs(-1) == 1 && math.abs(1) == 1', true],
    ['math.abs(-1.5) == 1.5', true],
    ['math.abs(-1) is int', true],
    ['math.abs(-9223372036854775808) > 0', 'error'],
    ["math.abs('1') == 1", 'error'],
    ['math.abs() == 1', 'refused'],
  ],
  'math.ceil': [
    ['math.ceil(2.0) == 2 && math.ceil(2.1) == 3', true],
    ['math.ceil(-2.1) == -2 && math.ceil(2) == 2', true],
    ['math.ceil(2.5) is int', true],
    ['math.ceil(resource.metadata.nan) == 1', 'error'],
    ['math.ceil(null) == 1', 'error'],
  ],
  'math.floor': [
    ['math.floor(1.9) == 1 && math.floor(-1.1) == -2', true],
    ['math.floor(1.0 / 0.0) == 1', 'error'],
    ["math.floor('a') == 1", 'error'],
  ],
  'math.isInfinite': [
    ['math.isInfinite(1.0 / 0.0) && math.isInfinite(-1.0 / 0.0)', true],
    ['math.isInfinite(100)', false],
    ["math.isInfinite('a')", 'error'],
  ],
  'math.isNaN': [
    ['math.isNaN(0.0 / 0.0)', true],
    ['math.isNaN(resource.metadata.nan)', true],
    ['math.isNaN(100)', false],
    ['math.isNaN(true)', 'error'],
  ],
  'math.pow': [
    ['math.pow(2, 2) == 4 && math.pow(1.5, 2) == 2.25 && math.pow(4, 0.5) == 2', true],
    ['math.pow(2, 2) is float', true],
    ["math.pow(2, '2') == 4", 'error'],
    ["math.pow('2', 2) == 4", 'error'],
    ['math.pow(2) == 4', 'refused'],
  ],
  'math.round': [
    ['math.round(1.9) == 2 && math.round(2.4) == 2 && math.round(2.5) == 3', true],
    ['math.round(2.5) is int', true],
    ['math.round([]) == 1', 'error'],
  ],
  'math.sqrt': [
    ['math.sqrt(4) == 2.0 && math.sqrt(2.25) == 1.5', true],
    ['math.isNaN(math.sqrt(-1))', true],
    ["math.sqrt('4') == 2", 'error'],
    ['math.cbrt(8) == 2', 'refused'],
  ],
  bool: [
    ["bool('true')", true],
    ["bool('false')", false],
    ['bool(true)', true],
    ["bool('yes')", 'error'],
    ['bool(1)', 'error'],
    ['bool()', 'refused'],
  ],
  int: [
    ["int('2') == 2 && int('-2') == -2 && int(2.0) == 2 && int(2) == 2", true],
    ['int(2.7) == 2 && int(-2.7) == -2', true],
    ["int('2.5') == 2", 'error'],
    ["int('9223372036854775808') > 0", 'error'],
    ['int(resource.metadata.nan) == 0', 'error'],
    ['int(true) == 1', 'error'],
    ['int(1, 2) == 1', 'refused'],
  ],
  float: [
    ["float('2') == 2.0 && float('2.5e1') == 25.0 && float(2) == 2.0 && float(2.5) == 2.5", true],
    ['float(2) is float', true],
    ["float('a') == 1.0", 'error'],
    ['float(null) == 1.0', 'error'],
  ],
  string: [
    ["string(true) == 'true' && string(1) == '1' && string(2.0) == '2.0' && string(null) == 'null'", true],
    ["string('a') == 'a' && string(2.5) == '2.5'", true],
    ["string([]) == '[]'", 'error'],
    ["string({}) == '{}'", 'error'],
  ],
  path: [
    ["path('/a/b') == /a/b && path('a/b') == /a/b", true],
    ["path(/a/b) == /a/b && path('') == path('/')", true],
    ['path(1) == /a', 'error'],
  ],
  debug: [
    ['debug(true)', true],
    ['debug(1) == 1', true],
    ['debug(1 / 0) == 1', 'error'],
    ['debug()', 'refused'],
  ],
};
