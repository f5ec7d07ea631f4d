import { parsePath } from '../values/path.ts';
import { asText } from '../values/text.ts';
import { bool, error, float, int, string, typeError, wholeToInt } from '../values/value.ts';
import type { PureGlobals } from './functions.ts';

/** `bool()`, `int()`, `float()`, `string()`, `path()`: https://firebase.google.com/docs/reference/rules/rules.String and neighbours. */
export const conversions: PureGlobals = {
  bool: (value) => {
    if (value.type === 'bool') return value;
    if (value.type !== 'string') return typeError('bool()', value);
    if (value.value === 'true' || value.value === 'false') return bool(value.value === 'true');
    return error(`bool() cannot read ${JSON.stringify(value.value)}.`);
  },
  int: (value) => {
    if (value.type === 'int') return value;
    if (value.type === 'float') return wholeToInt(Math.trunc(value.value));
    if (value.type !== 'string') return typeError('int()', value);
    return /^[+-]?\d+$/.test(value.value)
      ? int(BigInt(value.value.replace('+', '')))
      : error(`int() cannot read ${JSON.stringify(value.value)}.`);
  },
  float: (value) => {
    if (value.type === 'float' || value.type === 'int') return float(Number(value.value));
    if (value.type !== 'string') return typeError('float()', value);
    return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value.value)
      ? float(Number(value.value))
      : error(`float() cannot read ${JSON.stringify(value.value)}.`);
  },
  string: (value) => {
    const text = asText(value);
    return text === undefined ? typeError('string()', value) : string(text);
  },
  path: (value) => {
    if (value.type === 'path') return value;
    return value.type === 'string' ? parsePath(value.value) : typeError('path()', value);
  },
};
