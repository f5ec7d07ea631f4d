import { contains, unique } from './equality.ts';
import type { MethodsOf } from './method.ts';
import { asText } from './text.ts';
import { bool, int, list, type Sound, string, typeError, type Value } from './value.ts';

/** https://firebase.google.com/docs/reference/rules/rules.List */
export const listMethods: MethodsOf<'list'> = {
  size: (self) => int(self.items.length),
  toSet: (self) => ({ type: 'set', items: unique(self.items) }),
  concat: (self, other) =>
    other.type === 'list' ? list([...self.items, ...other.items]) : typeError('concat()', other),
  removeAll: (self, other) =>
    other.type === 'list'
      ? list(self.items.filter((item) => !contains(other.items, item)))
      : typeError('removeAll()', other),
  hasAll: (self, other) => hasAll(self.items, other),
  hasAny: (self, other) => hasAny(self.items, other),
  hasOnly: (self, other) => hasOnly(self.items, other),
  join: (self, separator) => {
    if (separator.type !== 'string') return typeError('join()', separator);
    const texts: string[] = [];
    for (const item of self.items) {
      const text = asText(item);
      if (text === undefined) return typeError('join()', item);
      texts.push(text);
    }
    return string(texts.join(separator.value));
  },
};

/** True when the items hold everything the other list or set holds. */
export function hasAll(items: readonly Value[], other: Sound): Value {
  if (!isCollection(other)) return typeError('hasAll()', other);
  return bool(other.items.every((item) => contains(items, item)));
}

/** True when the items hold anything the other list or set holds. */
export function hasAny(items: readonly Value[], other: Sound): Value {
  if (!isCollection(other)) return typeError('hasAny()', other);
  return bool(other.items.some((item) => contains(items, item)));
}

/** True when the other list or set holds all items. */
export function hasOnly(items: readonly Value[], other: Sound): Value {
  if (!isCollection(other)) return typeError('hasOnly()', other);
  return bool(items.every((item) => contains(other.items, item)));
}

function isCollection(value: Sound): value is Extract<Sound, { type: 'list' | 'set' }> {
  return value.type === 'list' || value.type === 'set';
}
