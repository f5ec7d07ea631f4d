import type { ReadingProblem } from '@doubloon/contract/readings/reading.ts';
import { postKeyOf, type WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { PostAnswer } from './providers/provider.ts';
import { nextAttemptAt, nextReadingAt } from './reading-times.ts';
import { findForReading } from '../deliverables/record-reading.ts';

/** True while a post is still due as before: nobody has recorded an answer meanwhile. */
export const isStillDue = (current: WatchedPost | null, { dueAt }: WatchedPost): boolean =>
  current?.dueAt?.getTime() === dueAt?.getTime();

/** Problems that are known without calling the platform. */
const UNASKED: readonly ReadingProblem[] = ['grant_needed', 'cannot_be_read'];

/** Records the answer about a post that was due for an account, and when it is read next. Reads up to 8, writes up to 6. */
export function recordAnswer(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  watched: WatchedPost,
  handle: string,
  answer: PostAnswer,
): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const { deliverableId, applicationId, campaignId, creatorId, ownerId, dueAt, watchedSince } = watched;
    if (!dueAt || !isStillDue(await tx.watchedPosts.find(deliverableId), watched)) return;
    const now = clock.now();
    const postKey = postKeyOf(watched);
    if (answer.problem === null) {
      const { reading, publishedAt, authorId } = answer;
      const read = await findForReading(tx, deliverableId, now);
      const id = tx.readings.addDue(
        { ...reading, deliverableId, postKey, applicationId, campaignId, creatorId, ownerId },
        dueAt,
      );
      tx.watchedPosts.update(deliverableId, {
        publishedAt,
        authorId,
        authorHandle: handle,
        dueAt: nextReadingAt(watchedSince, now),
        askedAt: now,
        readAt: reading.at,
        problem: null,
        problemSince: null,
        failures: 0,
      });
      read?.recordReading({ ...reading, id, handle }, publishedAt);
      return;
    }
    const { problem } = answer;
    const read = await findForReading(tx, deliverableId, now);
    const failures = problem === 'unavailable' ? watched.failures + 1 : 0;
    const again = problem === 'over_quota' ? answer.until : nextAttemptAt(problem, failures - 1, watchedSince, now);
    tx.watchedPosts.update(deliverableId, {
      dueAt: problem === 'cannot_be_read' ? null : again,
      ...(!UNASKED.includes(problem) && { askedAt: now }),
      problem,
      problemSince: watched.problemSince ?? now,
      failures,
    });
    read?.recordProblem(problem);
  });
}
