import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { ERASURE_STEPS, LATE_STEPS } from './account-domains.ts';

/** Longer than a run takes, so that the schedule leaves one that is under way alone; two at once would do no harm. */
const RESUME_AFTER_MS = 10 * 60 * 1000;
/** Longer than any request lives: whoever began one before their account was closed writes nothing any more. */
const LATE_AFTER_MS = 5 * 60 * 1000;
const AT_ONCE = 10;

/**
 * Does what is left to be done of an account that ends: everything at once, and once more when requests that were under way cannot write any more. It may
 * be called late, repeatedly and at the same time as itself, after having died anywhere. What has to wait, or fails, is tried again by the schedule.
 */
export async function continueDeletion(deps: Dependencies, uid: string): Promise<void> {
  const { db, clock, log } = deps;
  const deletion = await db.accountDeletions.find(uid);
  if (!deletion || deletion.completedAt) return;
  const now = clock.now().getTime();
  const resumeAt = new Date(now + RESUME_AFTER_MS);
  await unitOfWork({ db }, (tx) => tx.accountDeletions.update(uid, { resumeAt }));
  const isLate = now - deletion.requestedAt.getTime() >= LATE_AFTER_MS;
  const left = [...ERASURE_STEPS, ...(isLate ? LATE_STEPS : [])].filter(
    ({ name }) => !deletion.stepsDone.includes(name),
  );
  const waiting: string[] = [];
  for (const { name, erase } of left) {
    if ((await erase(deps, uid)) === 'done')
      await unitOfWork({ db }, (tx) => tx.accountDeletions.addStepDone(uid, name));
    else waiting.push(name);
  }
  if (waiting.length > 0) log.info({ uid, waiting }, 'the end of an account waits');
  else if (isLate) await unitOfWork({ db }, (tx) => tx.accountDeletions.complete(uid, clock.now()));
}

/** The scheduled job that continues the deletions that died, failed or had to wait; one that fails keeps no other waiting. */
export async function resumeDeletions(deps: Dependencies): Promise<void> {
  for (const uid of await deps.db.accountDeletions.findUidsToResume(deps.clock.now(), AT_ONCE)) {
    try {
      await continueDeletion(deps, uid);
    } catch (error) {
      deps.log.error({ uid, err: error }, 'the end of an account failed and will be tried again');
    }
  }
}
