import type { SocialGrant } from '@doubloon/contract/readings/social-grant.ts';
import { socialAccountId } from '@doubloon/contract/social-accounts/operations.ts';
import { allDue, untilDone, type JobRun } from '../../platform/jobs/until-done.ts';
import { refreshGrant, resealGrant, type GrantDeps } from './grants.ts';

/**
 * The scheduled job that keeps permissions alive. It refreshes those that would expire because none of their posts was read for long, and seals those with an
 * older key with the current one, so that the older key can be removed.
 */
export async function keepGrants(deps: GrantDeps & JobRun): Promise<void> {
  const { db, clock, config, log } = deps;
  const [current] = config.grantKeys;
  if (!current) return;
  const each = {
    idOf: ({ uid, platform }: SocialGrant) => socialAccountId(uid, platform),
    failed: ({ uid, platform }: SocialGrant, error: unknown) => {
      log.error({ uid, platform, err: error }, 'a permission could not be kept');
    },
  };
  const sealed = db.socialGrants.eachSealedOtherwise(current.id);
  const toKeep = db.socialGrants.eachToKeep(clock.now());
  await untilDone(deps, [
    allDue({ ...each, items: sealed, handle: (grant) => resealGrant(deps, grant) }),
    allDue({ ...each, items: toKeep, handle: (grant) => refreshGrant(deps, grant) }),
  ]);
}
