import type { MoneyWorld } from '../world.ts';

/** Numbers that say who, what and how; any number is good for anything. */
export type Choice = readonly [who: number, what: number, how: number];

/** Something that can happen. What cannot happen now does nothing; what must never happen throws a `Violation`. */
export type Command = (world: MoneyWorld, choice: Choice) => Promise<void>;
