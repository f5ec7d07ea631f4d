import { openStore } from '../world/state.ts';
import type { World } from '../world/world.ts';

const others = new WeakMap<World, World>();

/**
 * The world of another platform account, for keys of that. A key knows its own account's objects alone: connected accounts of others are refused
 * (https://docs.stripe.com/error-codes#account-invalid), everything else of theirs does not exist.
 */
export function otherPlatform(world: World): World {
  const known = others.get(world);
  if (known) return known;
  const settings = { ...world.settings, platformAccount: { id: 'acct_1StandInOther' } };
  const other: World = { store: openStore(undefined), settings, endpoints: [], clock: world.clock, request: null };
  others.set(world, other);
  return other;
}
