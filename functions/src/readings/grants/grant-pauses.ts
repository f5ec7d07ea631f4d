import type { GrantPlatform, SocialGrant } from '@doubloon/contract/readings/social-grant.ts';
import { socialAccountId } from '@doubloon/contract/social-accounts/operations.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Failure } from '../providers/provider.ts';
import { backOffMs } from '../reading-times.ts';

type Needs = Pick<Dependencies, 'db' | 'clock'>;
type Pause = Pick<SocialGrant, 'failures' | 'pausedUntil'>;

/** Returns until when a creator's permission is paused; null if it can be used. Reads 1. */
export async function findPause({ db, clock }: Needs, uid: string, platform: GrantPlatform): Promise<Date | null> {
  const { endedAt, pausedUntil } = (await db.socialGrants.findOf(uid, platform)) ?? {
    endedAt: null,
    pausedUntil: null,
  };
  return endedAt === null && pausedUntil !== null && pausedUntil > clock.now() ? pausedUntil : null;
}

/**
 * Records the outcome of using a creator's permission. After a failure it is paused until its quota begins again, or for a doubling delay; null is a success,
 * which ends the pause. Reads 1, writes at most 1.
 */
export function recordOutcome(
  { db, clock }: Needs,
  uid: string,
  platform: GrantPlatform,
  failure: Failure | null,
): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const grant = await tx.socialGrants.findOf(uid, platform);
    if (!grant || grant.endedAt) return;
    const pause = pauseAfter(failure, grant, clock.now());
    if (!pause || (!failure && grant.failures === 0 && grant.pausedUntil === null)) return;
    tx.socialGrants.update(socialAccountId(uid, platform), pause);
  });
}

/** Returns the pause after a failure, or none after a success; null for a failure that waiting cannot fix. */
function pauseAfter(failure: Failure | null, { failures }: Pause, now: Date): Pause | null {
  if (!failure) return { failures: 0, pausedUntil: null };
  if (failure.problem === 'over_quota') return { failures: 0, pausedUntil: failure.until };
  if (failure.problem !== 'unavailable') return null;
  return { failures: failures + 1, pausedUntil: new Date(now.getTime() + backOffMs(failures)) };
}
