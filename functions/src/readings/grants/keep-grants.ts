import type { SocialGrant } from '@doubloon/contract/readings/social-grant.ts';
import { refreshGrant, resealGrant, type GrantDeps } from './grants.ts';

/** Permissions of one run and kind; the next one continues. */
const MAX_GRANTS = 200;

/**
 * The scheduled job that keeps permissions: refreshes those that would end because no post of theirs was read for long, and seals with the current key those that
 * still have an older one, so that it can be taken away. One that fails keeps no other waiting.
 */
export async function keepGrants(deps: GrantDeps): Promise<void> {
  const { db, clock, config } = deps;
  const [current] = config.grantKeys;
  if (!current) return;
  for (const grant of await db.socialGrants.findSealedOtherwise(current.id, MAX_GRANTS)) {
    await unlessItFails(deps, grant, () => resealGrant(deps, grant));
  }
  for (const grant of await db.socialGrants.findToKeep(clock.now(), MAX_GRANTS)) {
    await unlessItFails(deps, grant, () => refreshGrant(deps, grant));
  }
}

async function unlessItFails({ log }: GrantDeps, { uid, platform }: SocialGrant, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    log.error({ uid, platform, err: error }, 'a permission could not be kept');
  }
}
