import { equals } from './equality.ts';
import type { MethodsOf } from './method.ts';
import { type MapDiffValue, type SetValue, string } from './value.ts';

/** https://firebase.google.com/docs/reference/rules/rules.MapDiff: added and removed are seen from the map that called `diff()`. */
export const mapDiffMethods: MethodsOf<'map_diff'> = {
  addedKeys: (self) => keySet(self, (inLeft, inRight) => inLeft && !inRight),
  removedKeys: (self) => keySet(self, (inLeft, inRight) => !inLeft && inRight),
  changedKeys: (self) => keySet(self, (inLeft, inRight, same) => inLeft && inRight && !same),
  unchangedKeys: (self) => keySet(self, (inLeft, inRight, same) => inLeft && inRight && same),
  affectedKeys: (self) => keySet(self, (_inLeft, _inRight, same) => !same),
};

function keySet(diff: MapDiffValue, keep: (inLeft: boolean, inRight: boolean, same: boolean) => boolean): SetValue {
  const keys = new Set([...diff.left.entries.keys(), ...diff.right.entries.keys()]);
  const kept = [...keys].filter((key) => {
    const left = diff.left.entries.get(key);
    const right = diff.right.entries.get(key);
    const same = left !== undefined && right !== undefined && equals(left, right);
    return keep(left !== undefined, right !== undefined, same);
  });
  return { type: 'set', items: kept.map((key) => string(key)) };
}
