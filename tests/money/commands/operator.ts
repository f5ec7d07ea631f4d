import type { MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';

/** An operator sets that payments wait while accounts and charges are young. */
export const letYoungWait: Command = (world: MoneyWorld) => {
  world.waitsSince ??= world.now();
  world.trace.push('payments wait while accounts and charges are young');
  return Promise.resolve();
};
