import { contains, unique } from './equality.ts';
import { hasAll, hasAny, hasOnly } from './list.ts';
import type { MethodsOf } from './method.ts';
import { int, type SetValue, type Sound, typeError, type Value } from './value.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Set */
export const setMethods: MethodsOf<'set'> = {
  size: (self) => int(self.items.length),
  hasAll: (self, other) => hasAll(self.items, other),
  hasAny: (self, other) => hasAny(self.items, other),
  hasOnly: (self, other) => hasOnly(self.items, other),
  difference: (self, other) =>
    combine('difference()', other, (set) => self.items.filter((item) => !contains(set.items, item))),
  intersection: (self, other) =>
    combine('intersection()', other, (set) => self.items.filter((item) => contains(set.items, item))),
  union: (self, other) => combine('union()', other, (set) => unique([...self.items, ...set.items])),
};

function combine(what: string, other: Sound, items: (other: SetValue) => readonly Value[]): Value {
  return other.type === 'set' ? { type: 'set', items: items(other) } : typeError(what, other);
}
