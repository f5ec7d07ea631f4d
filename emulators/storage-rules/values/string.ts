import { compilePattern } from './pattern.ts';
import type { MethodsOf } from './method.ts';
import { bool, bytes, error, int, list, type Sound, string, type StringValue, typeError, type Value } from './value.ts';

/** https://firebase.google.com/docs/reference/rules/rules.String; characters are code points. */
export const stringMethods: MethodsOf<'string'> = {
  lower: (self) => string(self.value.toLowerCase()),
  upper: (self) => string(self.value.toUpperCase()),
  trim: (self) => string(self.value.trim()),
  size: (self) => int(characters(self).length),
  toUtf8: (self) => bytes(Buffer.from(self.value)),
  matches: (self, pattern) => withPattern('matches()', pattern, (compiled) => bool(compiled.matches(self.value))),
  split: (self, pattern) =>
    withPattern('split()', pattern, (compiled) => list(compiled.split(self.value).map((part) => string(part)))),
  replace: (self, pattern, substitute) => {
    if (substitute.type !== 'string') return typeError('replace()', substitute);
    if (refersToGroup(substitute.value)) return error('replace() with a reference to a group is not supported.');
    return withPattern('replace()', pattern, (compiled) => string(compiled.replaceAll(self.value, substitute.value)));
  },
};

/** True when a substitution would name a group of its pattern (`\1`, `$1`), which is refused. */
export function refersToGroup(substitute: string): boolean {
  return /[\\$][0-9]/.test(substitute);
}

/** The code points of a string. */
export function characters(self: StringValue): string[] {
  return [...self.value];
}

function withPattern(what: string, pattern: Sound, use: (compiled: ReturnType<typeof compilePattern>) => Value): Value {
  if (pattern.type !== 'string') return typeError(what, pattern);
  try {
    return use(compilePattern(pattern.value));
  } catch (failure) {
    return error(`Invalid regular expression: ${failure instanceof Error ? failure.message : 'unknown reason'}.`);
  }
}
