import type { Cast } from './scenes.ts';
import type { Stage } from './stage.ts';

/** One request to the product that moves money or makes way for it, and everything that belongs to it. */
export interface Flow {
  readonly name: string;
  /** Names of its requests to the provider and commits, in order; its process is killed before and after each. */
  readonly passes: readonly string[];
  /** Does everything that comes before the request. */
  readonly prepare: (stage: Stage, cast: Cast) => Promise<Scene>;
}

/** A flow that was prepared. */
export interface Scene {
  readonly send: () => Promise<unknown>;
  /** Continues as the waiting client does once the product is back; throws when that is rejected. */
  readonly goOn: () => Promise<unknown>;
  /** Returns the problems with the final state. */
  readonly wrong: () => Promise<string[]>;
}
