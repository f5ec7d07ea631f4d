import type { globalFunctions, namespaces } from '../catalogue.ts';
import type { Sound, Value } from '../values/value.ts';

type Implementation = (...args: Sound[]) => Value;

/** The functions of a namespace, exactly those of the catalogue. Arguments are never errors and their number was checked. */
export type NamespaceOf<N extends keyof typeof namespaces> = Readonly<
  Record<keyof (typeof namespaces)[N], Implementation>
>;

/** The bare functions of the catalogue, without those that need the running evaluation. */
export type PureGlobals = Readonly<Record<Exclude<keyof typeof globalFunctions, 'debug'>, Implementation>>;
