import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Effect } from '../../platform/projections/projection.ts';
import { endGrant } from './grants.ts';

/**
 * Ends the permission of an account that is no longer linked, for whatever reason. Throws `provider_unavailable` if the platform could not be told, so that the
 * event is delivered again. Reads at most 3, writes at most 1.
 */
export const endWithAccount: Effect = async (deps, { params }) => {
  const [uid = '', name = ''] = params.id.split(/__(?=[a-z]+$)/);
  const platform = grantPlatform(name);
  if (!platform) return;
  const grant = await deps.db.socialGrants.findOf(uid, platform);
  if (!grant || (await deps.db.socialAccounts.findOf(uid, platform))?.handle === grant.handle) return;
  if (!(await endGrant(deps, grant))) throw new AppError('provider_unavailable', 'A permission could not be ended');
};
