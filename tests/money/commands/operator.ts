import type { MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';

/** An operator sets that payments wait while accounts and charges are young. */
export const letYoungWait: Command = (world: MoneyWorld) => {
  world.waitsSince ??= world.now();
  world.trace.push('payments wait while accounts and charges are young');
  return Promise.resolve();
};

/** An operator limits how much is paid within a day before an admin looks. */
export const limitVelocity: Command = (world: MoneyWorld) => {
  world.limitsVelocity = true;
  world.trace.push('velocity is limited');
  return Promise.resolve();
};

/** An operator deploys the key of another platform account, or puts the right one back. */
export const swapKey: Command = (world: MoneyWorld, [, what]) => {
  const whose = what % 2 === 0 ? 'other' : 'own';
  world.provider.startWith(whose);
  world.trace.push(`the product has the ${whose} key`);
  return Promise.resolve();
};
