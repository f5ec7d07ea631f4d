import { revisedUntil } from '@doubloon/contract/deliverables/revised-until.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type * as operations from '@doubloon/contract/deliverables/operations.ts';
import type { PostReservation } from '@doubloon/contract/deliverables/post-reservation.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { DELIVERABLE_DECISION_DAYS, MAX_TREASURES_PER_APPLICATION } from '@doubloon/contract/shared/constants.ts';
import type { InputOf } from '@doubloon/contract/shared/operation.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { getOwnApplication } from '../applications/get-application.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { baselineViews, type CheckedPost, checkPost } from './check-post.ts';
import { toDeliverableView } from './deliverable-view.ts';

type Report = InputOf<typeof operations.createDeliverable>['body'];

/**
 * Delivers a post for the caller's approved application. A post that was sent back is submitted again under its old id;
 * one that was accepted may be reported again with a higher count. A completed application takes only what was sent back; a closed
 * campaign that too, for as long as a decision takes. Throws `not_found`, `invalid_input`,
 * `provider_unavailable` and `illegal_state` as `checkPost` does, `already_exists` when the post is another
 * application's, `illegal_state` when the application, the campaign or an undecided treasure of the post forbids it.
 */
export const createDeliverable: Handler<typeof operations.createDeliverable> = async (call, { body }) => {
  const { db, clock, caller } = call;
  const seen = await getOwnApplication(db, body.application_id, caller);
  requireApproved(seen, body, true);
  const post = await checkPost(call, body.url, seen.campaign.platforms);

  const submitted = await unitOfWork({ db }, async (tx) => {
    const application = await getOwnApplication(tx, body.application_id, caller);
    const campaign = await tx.campaigns.get(application.campaignId);
    const reservation = await tx.postReservations.findOfPost(post.postKey);
    const latestId = reservation?.latestDeliverableId;
    const found = latestId ? await tx.deliverables.find(latestId) : null;
    const isOthers = reservation?.applicationId !== application.id;
    if (latestId && isOthers && !isRefusedClaim(found, caller.uid)) {
      throw new AppError('already_exists', 'This post has already been submitted for another application');
    }
    const latest = isOthers ? null : found;
    requireReportable(latest, body.view_count);
    const now = clock.now();
    const sentBack = latest?.status === 'revision_requested' ? latest : null;
    requireApproved(application, body, sentBack !== null);
    if (!isRunning(campaign.status) && !(sentBack && revisedUntil(sentBack) > now)) {
      throw new AppError('illegal_state', 'This loot is closed and takes no more treasures');
    }

    if (!sentBack && (await tx.deliverables.countOfApplication(application.id)) >= MAX_TREASURES_PER_APPLICATION) {
      throw new AppError(
        'illegal_state',
        `This application has ${MAX_TREASURES_PER_APPLICATION} treasures and takes no more`,
      );
    }

    // Whom a post is by does not change.
    const authorCheck = latest?.authorCheck === 'confirmed' ? 'confirmed' : post.authorCheck;
    const deliverable = sentBack
      ? { ...sentBack, authorCheck, ...reported(body, now) }
      : newDeliverable(application, { ...post, authorCheck }, reservation, body, now);
    // Its slot may be about to be freed, which asks for treasures.
    tx.applications.lock(application);
    tx.deliverables.put(deliverable);
    tx.postReservations.put({
      postKey: post.postKey,
      applicationId: application.id,
      creatorId: caller.uid,
      baselineViews: deliverable.baselineViews,
      earlierBaselines: baselinesOf(reservation),
      latestDeliverableId: deliverable.id,
      createdAt: reservation?.createdAt ?? now,
    });
    return deliverable;
  });
  return toDeliverableView(submitted);
};

/** True when somebody else has delivered a post that was refused and never shown to be theirs: so nobody keeps it from its author. */
function isRefusedClaim(found: Deliverable | null, uid: string): boolean {
  return found?.status === 'rejected' && found.authorCheck !== 'confirmed' && found.creatorId !== uid;
}

/** Views that never count for each application that has reported a post, by its id: at most one for each of its author's applications. */
function baselinesOf(reservation: PostReservation | null): Readonly<Record<string, number>> {
  if (!reservation) return {};
  const { applicationId, baselineViews: views, earlierBaselines } = reservation;
  return { ...earlierBaselines, [applicationId]: views };
}

function requireApproved(application: Application, body: Report, resubmits: boolean): void {
  if (application.campaignId !== body.campaign_id) {
    const message = 'This application is for another loot';
    throw new AppError('invalid_input', message, { details: [{ field: 'body.campaign_id', message }] });
  }
  if (application.status !== 'approved' && !(resubmits && application.status === 'completed')) {
    throw new AppError('illegal_state', 'Treasures can be submitted for approved applications only');
  }
}

function requireReportable(latest: Deliverable | null, views: number): void {
  if (latest?.status === 'submitted') {
    throw new AppError('illegal_state', 'A treasure with this post is still waiting for its review');
  }
  if (latest?.status === 'approved' && views <= latest.viewCount) {
    const message = `This post was accepted with ${latest.viewCount} views; report it again when it has more`;
    throw new AppError('invalid_input', message, { details: [{ field: 'body.view_count', message }] });
  }
}

function reported(body: Report, now: Date) {
  return {
    url: body.url,
    notes: body.notes || null,
    viewCount: body.view_count,
    status: 'submitted' as const,
    reportedAt: now,
    decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
    decidedAt: null,
    paymentProblem: null,
  };
}

function newDeliverable(
  application: Application,
  post: CheckedPost,
  reservation: PostReservation | null,
  body: Report,
  now: Date,
): Deliverable {
  const approvedAt = application.decidedAt ?? application.createdAt;
  return {
    id: newId('dlv', now),
    applicationId: application.id,
    campaignId: application.campaignId,
    creatorId: application.creatorId,
    ownerId: application.ownerId,
    creatorName: application.creatorName,
    campaignTitle: application.campaignTitle,
    platform: post.platform,
    postKey: post.postKey,
    publishedAt: post.publishedAt ?? null,
    authorCheck: post.authorCheck,
    baselineViews: baselinesOf(reservation)[application.id] ?? baselineViews(post, approvedAt, body.view_count),
    provenViews: null,
    feedback: null,
    revisionInstructions: null,
    createdAt: now,
    ...reported(body, now),
  };
}
