import type { MethodsOf } from './method.ts';
import { int, list, type MapValue, string, typeError, type Value } from './value.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Map */
export const mapMethods: MethodsOf<'map'> = {
  size: (self) => int(self.entries.size),
  keys: (self) => list([...self.entries.keys()].map((key) => string(key))),
  values: (self) => list([...self.entries.values()]),
  diff: (self, other) =>
    other.type === 'map' ? { type: 'map_diff', left: self, right: other } : typeError('diff()', other),
  get: (self, key, fallback) => {
    if (key.type === 'string') return self.entries.get(key.value) ?? fallback;
    if (key.type !== 'list' || key.items.length === 0) return typeError('get()', key);
    let found: Value = self;
    for (const step of key.items) {
      if (step.type !== 'string') return typeError('get()', step);
      const next: Value | undefined = entryOf(found, step.value);
      if (next === undefined) return fallback;
      found = next;
    }
    return found;
  },
};

function entryOf(value: Value, key: string): Value | undefined {
  const entries: MapValue['entries'] | undefined = value.type === 'map' ? value.entries : undefined;
  return entries?.get(key);
}
