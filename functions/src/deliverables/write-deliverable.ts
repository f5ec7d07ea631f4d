import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { revisedUntil, type Deliverable, type PostReservation } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import {
  DELIVERABLE_DECISION_DAYS,
  MAX_DELIVERABLES_PER_APPLICATION,
  MAX_UNPROVEN_VIEWS,
  PLAUSIBLE_TIMES,
} from '@doubloon/contract/shared/constants.ts';
import { lastRead } from '@doubloon/contract/payments/counted-posts.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { isRemoved, type PostState } from '@doubloon/contract/readings/reading.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { getOwnApplication } from '../applications/show-applications.ts';
import { AppError, illegalState, invalidField } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Handler, Input } from '../platform/dependencies.ts';
import { baselineViews, type CheckedPost, checkPost } from './check-post.ts';
import { toDeliverableView } from './deliverable-view.ts';
import { keepPostPicture, readPostPicture } from './post-picture.ts';
import { removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { storeFiles } from '../platform/uploads/store-files.ts';

type Report = Input<'createDeliverable'>['body'];

/**
 * Delivers a post for the caller's approved application. A post that was sent back is submitted again under its old id; one that was accepted may be reported
 * again with a higher count. A completed application takes only treasures that were sent back; so does a closed campaign, for the time of a decision. Throws
 * `not_found`, `invalid_input`, `provider_unavailable` and `illegal_state` as `checkPost` does, `already_exists` when the post is another application's,
 * `invalid_input` for one that an admin has refused to pay for, `illegal_state` when the application, the campaign or an undecided treasure of the post forbids it.
 */
export const createDeliverable: Handler<'createDeliverable'> = async (call, { body }) => {
  const { db, clock, caller } = call;
  const seen = await getOwnApplication(db, body.application_id, caller);
  requireApproved(seen, body, true);
  requirePlausible(body.view_count, await db.readings.findMostViews(caller.uid));
  const post = await checkPost(call, body.url, seen.campaign.platforms);

  const picture = await readPostPicture(call, post);

  const { deliverable, released } = await storeFiles(call, `applications/${seen.id}/posts`, picture, ([stored]) =>
    unitOfWork({ db }, async (tx) => {
      const application = await getOwnApplication(tx, body.application_id, caller);
      const campaign = await tx.campaigns.get(application.campaignId);
      const reservation = await tx.postReservations.findOfPost(post.postKey);
      const latestId = reservation?.latestDeliverableId;
      const found = latestId ? await tx.deliverables.find(latestId) : null;
      const isOthers = reservation?.applicationId !== application.id;
      if (latestId && isOthers && !wasRefusedFromOther(found, caller.uid)) {
        throw new AppError('already_exists', 'This post has already been submitted for another application');
      }
      const latest = isOthers ? null : found;
      requireReportable(latest, body.view_count);
      const now = clock.now();
      const sentBack = latest?.status === 'revision_requested' ? latest : null;
      requireApproved(application, body, sentBack !== null);
      if (!isRunning(campaign.status) && !(sentBack && revisedUntil(sentBack) > now)) {
        throw illegalState('This loot is closed and takes no more treasures');
      }

      if (!sentBack && (await tx.deliverables.countOfApplication(application.id)) >= MAX_DELIVERABLES_PER_APPLICATION) {
        throw illegalState(`This application has ${MAX_DELIVERABLES_PER_APPLICATION} treasures and takes no more`);
      }

      const account = await tx.socialAccounts.findOf(caller.uid, post.platform);
      if (account?.handle !== post.handle) {
        throw illegalState('Your linked account has changed meanwhile. Please submit the treasure again');
      }

      const read = await tx.deliverables.findLastRead({ applicationId: application.id, postKey: post.postKey });
      // The author of a post does not change.
      const authorCheck = latest?.authorCheck === 'confirmed' ? 'confirmed' : post.authorCheck;
      const approvedAt = application.decidedAt ?? application.createdAt;
      // An accepted proof of the post has said it on its treasure. What was unknown stays so: nobody wins by delivering the post again.
      const baseline = (): Pick<Deliverable, 'baselineViews' | 'baselineSource'> => {
        if (latest) return latest;
        const known = baselinesOf(reservation)[application.id];
        const views = known === undefined ? baselineViews(post, approvedAt) : known;
        // A page says 0 or nothing; any other count that was kept is its platform's.
        const source = views === 0 ? 'page' : 'platform';
        return { baselineViews: views, baselineSource: views === null ? null : source };
      };
      const earlierReading = (read && lastRead(read)) ?? reservation?.latestReading ?? null;
      const { postPicture, released } = keepPostPicture(tx, stored, sentBack?.postPicture ?? null, now);
      const deliverable = sentBack
        ? {
            ...sentBack,
            ...deliverableLife.move(sentBack, 'resubmit'),
            authorCheck,
            postPicture,
            ...reported(body, now),
          }
        : newDeliverable(
            application,
            { ...post, authorCheck, ...baseline(), postPicture, postState: latest?.postState, earlierReading },
            body,
            now,
          );
      // Its slot may be about to be freed or its account unlinked, which asks for treasures.
      tx.applications.lock(application);
      tx.socialAccounts.lock(account);
      tx.deliverables.put(deliverable);
      tx.postReservations.put({
        postKey: post.postKey,
        applicationId: application.id,
        creatorId: caller.uid,
        baselineViews: deliverable.baselineViews,
        earlierBaselines: baselinesOf(reservation),
        latestReading: reservation?.latestReading ?? null,
        latestDeliverableId: deliverable.id,
        createdAt: reservation?.createdAt ?? now,
      });
      return { deliverable, released };
    }),
  );
  await removeReleasedFiles(call, released);
  return toDeliverableView(deliverable);
};

/** True when somebody else has delivered a post that was refused and never shown to be theirs: so nobody keeps it from its author. */
function wasRefusedFromOther(found: Deliverable | null, uid: string): boolean {
  return found?.status === 'rejected' && found.authorCheck !== 'confirmed' && found.creatorId !== uid;
}

/** Views that never count for each application that has reported a post, by its id: at most one for each of its author's applications. */
function baselinesOf(reservation: PostReservation | null): Readonly<Record<string, number | null>> {
  if (!reservation) return {};
  const { applicationId, baselineViews: views, earlierBaselines } = reservation;
  return { ...earlierBaselines, [applicationId]: views };
}

function requireApproved(application: Application, body: Report, resubmits: boolean): void {
  if (application.campaignId !== body.campaign_id) {
    throw invalidField('body.campaign_id', 'This application is for another loot');
  }
  if (!(resubmits ? isAccepted(application.status) : application.status === 'approved')) {
    throw illegalState('Treasures can be submitted for approved applications only');
  }
}

/** Throws `invalid_input` for a count that needs evidence, which only a proof brings: far above the best of its creator's posts that was read. */
function requirePlausible(views: number, best: number | null): void {
  const bound = best === null ? MAX_UNPROVEN_VIEWS : best * PLAUSIBLE_TIMES;
  if (views <= bound) return;
  const bounded = bound.toLocaleString('en-US');
  const way = `Submit the treasure with ${bounded} views, and prove the rest once it is approved.`;
  throw invalidField('body.view_count', `More than ${bounded} views need a picture. ${way}`);
}

function requireReportable(latest: Deliverable | null, views: number): void {
  if (latest?.status === 'rejected' && latest.paymentRefused) {
    const way = 'You can appeal against that on its treasure.';
    throw invalidField('body.url', `Our team has looked at this post and does not pay for it. ${way}`);
  }
  if (latest?.status === 'submitted') throw illegalState('A treasure with this post is still waiting for its review');
  if (latest?.status === 'approved' && views <= latest.viewCount) {
    throw invalidField(
      'body.view_count',
      `This post was reported with ${latest.viewCount} views; report it again when it has more`,
    );
  }
}

function reported(body: Report, now: Date) {
  return {
    url: body.url,
    notes: body.notes || null,
    viewCount: body.view_count,
    reportedAt: now,
    decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
    decidedAt: null,
    paymentRefused: false,
    paymentProblem: null,
  };
}

function newDeliverable(
  application: Application,
  post: CheckedPost &
    Pick<Deliverable, 'postPicture' | 'baselineViews' | 'baselineSource' | 'earlierReading'> & {
      postState: PostState | undefined;
    },
  body: Report,
  now: Date,
): Deliverable {
  return {
    id: newId('dlv', now),
    applicationId: application.id,
    campaignId: application.campaignId,
    creatorId: application.creatorId,
    ownerId: application.ownerId,
    creatorName: application.creatorName,
    creatorPic: application.creatorPic,
    campaignTitle: application.campaignTitle,
    platform: post.platform,
    postKey: post.postKey,
    postPicture: post.postPicture,
    publishedAt: post.publishedAt ?? null,
    authorCheck: post.authorCheck,
    baselineViews: post.baselineViews,
    baselineSource: post.baselineSource,
    latestReading: null,
    earlierReading: post.earlierReading,
    // A removed one is back once its platform shows it.
    postState: post.postState && isRemoved(post.postState) ? post.postState : 'unknown',
    topUp: null,
    countedReading: null,
    provenViews: null,
    acceptedBySilence: false,
    lapse: null,
    acceptedViews: null,
    acceptedAt: null,
    feedback: null,
    revisionInstructions: null,
    createdAt: now,
    deliverBy: application.deliverBy,
    ...deliverableLife.start('submitted'),
    ...reported(body, now),
  };
}
