import { methods } from '../catalogue.ts';
import { bytesMethods } from './bytes.ts';
import { durationMethods } from './duration.ts';
import { latLngMethods } from './latlng.ts';
import { listMethods } from './list.ts';
import { mapDiffMethods } from './map-diff.ts';
import { mapMethods } from './map.ts';
import type { MethodsOf } from './method.ts';
import { pathMethods } from './path.ts';
import { setMethods } from './set.ts';
import { stringMethods } from './string.ts';
import { timestampMethods } from './timestamp.ts';
import { error, type Sound, type Value } from './value.ts';

const byType: { readonly [T in keyof typeof methods]: MethodsOf<T> } = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

type AnyMethod = (self: Sound, ...args: Sound[]) => Value;

/** Calls a method on a value; an error when its type has no such method or the number of arguments is wrong. */
export function callMethod(self: Sound, name: string, args: readonly Sound[]): Value {
  if (self.type === 'null') return error('Null value error.');
  const signature = own(own(methods, self.type), name) as { arity: number } | undefined;
  // The tables are indexed by the receiver's own type, which the compiler cannot relate to the value at hand.
  const method = own(own(byType, self.type), name) as AnyMethod | undefined;
  if (!signature || !method) return error(`Function not found: ${self.type} has no '${name}'.`);
  if (args.length !== signature.arity)
    return error(`'${name}' takes ${signature.arity} argument(s), not ${args.length}.`);
  return method(self, ...args);
}

function own(table: object | undefined, key: string): object | undefined {
  return table && Object.hasOwn(table, key) ? (table as Record<string, object>)[key] : undefined;
}
