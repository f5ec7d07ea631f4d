import type { methods } from '../catalogue.ts';
import type { Sound, Value } from './value.ts';

type Receiver = keyof typeof methods;

/** The methods of a type, exactly those of the catalogue. Arguments are never errors and their number was checked. */
export type MethodsOf<T extends Receiver> = Readonly<
  Record<keyof (typeof methods)[T], (self: Extract<Sound, { type: T }>, ...args: Sound[]) => Value>
>;
