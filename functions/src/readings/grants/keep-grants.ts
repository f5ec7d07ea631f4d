import type { SocialGrant } from '@doubloon/contract/readings/social-grant.ts';
import { refreshGrant, resealGrant, type GrantDeps } from './grants.ts';

/** Maximum number of permissions per run and kind; the next run continues. */
const MAX_GRANTS = 200;

/**
 * The scheduled job that keeps permissions alive. It refreshes those that would expire because none of their posts was read for long, and seals those with an
 * older key with the current one, so that the older key can be removed. A failing permission does not delay the others.
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
