import { AppError, notFound } from '../platform/app-error.ts';
import type { SecretGroup } from '../platform/config/secret-groups.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import type { Dependencies, Handler } from '../platform/dependencies.ts';
import { allDue, untilDone, type JobRun } from '../platform/jobs/until-done.ts';
import { requireRecentSignIn } from '../platform/identity/recent-sign-in.ts';
import { removeUserDocuments } from '../users/user-documents.ts';
import { PERSONAL_DATA, removeIdentity, ERASURE_STEPS, LATE_STEPS } from './account-domains.ts';

/**
 * Ends the caller's account: the user documents and the username go with the record of the deletion, then the identity; a trigger does
 * the rest, and a schedule after a crash. Throws `forbidden` without a recent sign-in, `illegal_state` with the reasons while
 * money is in flight.
 */
export const deleteAccount: Handler<'deleteAccount'> = async (call, { params }) => {
  requireRecentSignIn(call, 'delete your account');
  const reasons = (
    await Promise.all(PERSONAL_DATA.map(async (of) => (await of.findObstacles?.(call, params.id)) ?? []))
  ).flat();
  if (reasons.length > 0) {
    throw new AppError('illegal_state', `Your account cannot be deleted yet. ${reasons.join(' ')}`, {
      details: reasons.join('\n'),
    });
  }
  await closeAccount(call.db, params.id, call.clock.now());
  await removeIdentity(call, params.id);
  return { success: true };
};

/** Closes an account in one unit of work: it has ended from then on. Repeating it changes nothing. */
async function closeAccount(db: Database, uid: string, now: Date): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    if (await tx.accountDeletions.find(uid)) return;
    if (!(await removeUserDocuments(tx, uid))) throw notFound('User');
    tx.accountDeletions.add({ uid, requestedAt: now, stepsDone: [], resumeAt: now, completedAt: null });
  });
}

/** The secrets with which permissions of people are ended at the platforms. */
export const ERASURE_SECRETS = ['accounts', 'grants'] as const satisfies SecretGroup[];

/** How long a run is left to its end: longer than it takes, so that the schedule leaves one that is under way alone; two at once would do no harm. */
const RESUME_AFTER_MS = 10 * 60 * 1000;
/** Time after the closing of an account, in ms, after which no request from before it can write any more: longer than any request lives. */
const LATE_AFTER_MS = 5 * 60 * 1000;

/**
 * Carries out the remaining steps of a deletion: all of them at once, and once more when requests that were under way cannot write any more. It may run late,
 * repeatedly and concurrently, and after a crash. The schedule retries steps that wait or fail.
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
    if ((await erase(deps, uid)) === 'waiting') waiting.push(name);
    else await unitOfWork({ db }, (tx) => tx.accountDeletions.addStepDone(uid, name));
  }
  if (waiting.length > 0) log.info({ uid, waiting }, 'the end of an account waits');
  else if (isLate) await unitOfWork({ db }, (tx) => tx.accountDeletions.complete(uid, clock.now()));
}

/** The scheduled job that continues the deletions that died, failed or had to wait. */
export async function resumeDeletions(deps: Dependencies & JobRun): Promise<void> {
  const toResume = allDue({
    items: deps.db.accountDeletions.eachUidToResume(deps.clock.now()),
    idOf: (uid) => uid,
    handle: (uid) => continueDeletion(deps, uid),
    failed: (uid, error) => {
      deps.log.error({ uid, err: error }, 'the end of an account failed and will be tried again');
    },
  });
  await untilDone(deps, [toResume]);
}
