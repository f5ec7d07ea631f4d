import type { Cast } from './scenes.ts';
import type { Stage } from './stage.ts';

/** One request to the product that moves money or makes way for it, and everything that belongs to it. */
export interface Flow {
  readonly name: string;
  /** What it passes on its way, in order: each is a place where its process is killed, twice. */
  readonly passes: readonly string[];
  /** Does everything that comes before the request. */
  readonly prepare: (stage: Stage, cast: Cast) => Promise<Scene>;
}

/** A flow that was prepared. */
export interface Scene {
  readonly send: () => Promise<unknown>;
  /** What whoever waits for the request does once the product is back; throws when that is refused. */
  readonly goOn: () => Promise<unknown>;
  /** What is not as it has to be in the end. */
  readonly wrong: () => Promise<string[]>;
}
