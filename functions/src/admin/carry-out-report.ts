import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { HIDEABLE, readAttachmentId, type Reported, REVOCABLE } from '@doubloon/contract/cases/report.ts';
import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { removeMaterial } from '../campaigns/remove-material.ts';
import { copyOfAnswer, copyOfQuestion, copyOfReply, copyOfReview } from '../cases/reports.ts';
import { removeMediaInUnit } from '../media/media.ts';
import { markFiles } from '../messaging/messages.ts';
import { illegalState } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import { releaseFiles } from '../platform/uploads/release-files.ts';
import { removeAnswer, removeQuestion } from '../questions/questions.ts';
import { removeReply } from '../reviews/reviews.ts';
import { recordAction } from './audit-log.ts';
import { hideClosedInUnit, moderateInUnit, removeReviewInUnit } from './moderation.ts';

/** Throws `illegal_state` for what cannot be hidden. */
export function requireHideable({ type }: Reported): void {
  if (!HIDEABLE.includes(type))
    throw illegalState('Only loots, questions, answers, reviews, replies and works can be hidden');
}

/**
 * Takes what a report is about from everybody's sight and records that; what is gone already stays so. Returns the files that have to be removed after the
 * commit. Throws `illegal_state` for a text whose words are others than those that were reported. Reads up to 2, writes up to 7.
 */
export async function hideReported(
  tx: Tx,
  call: Call,
  { reported, campaignId }: { readonly reported: Reported; readonly campaignId: AdminCase['campaignId'] },
  reason: string,
): Promise<readonly string[]> {
  const { type, id } = reported;
  if (campaignId !== null) return hideLoot(tx, call, campaignId, reason);
  if (type === 'work') return removeWork(tx, call, id, reason);
  if (type === 'question' || type === 'answer') return hideQuestion(tx, call, reported, reason);
  const review = await tx.reviews.find(id);
  if (type === 'review' && review) {
    requireUnchanged(reported, copyOfReview(review));
    await removeReviewInUnit(tx, call, id, reason);
  }
  if (type === 'reply' && review?.reply) {
    requireUnchanged(reported, copyOfReply(review.reply));
    removeReply(tx, review);
    const before = { creatorId: review.creatorId, reply: review.reply.reply };
    recordAction(tx, call, { action: 'reply_removed', subject: { kind: 'review', id }, before, after: {}, reason });
  }
  return [];
}

/** Removes a question with its answer, or only the answer, so that the question waits again. Reads 1, writes 2. */
async function hideQuestion(tx: Tx, call: Call, reported: Reported, reason: string): Promise<readonly string[]> {
  const { type, id } = reported;
  const found = await tx.questions.find(id);
  const record = (action: 'question_removed' | 'answer_removed', before: Record<string, string>) =>
    recordAction(tx, call, { action, subject: { kind: 'question', id }, before, after: {}, reason });
  if (type === 'question' && found) {
    requireUnchanged(reported, copyOfQuestion(found));
    removeQuestion(tx, found);
    const answer: Record<string, string> = found.answer ? { userId: found.ownerId, answer: found.answer.answer } : {};
    record('question_removed', { creatorId: found.creatorId, question: found.question, ...answer });
  }
  if (type === 'answer' && found?.answer) {
    requireUnchanged(reported, copyOfAnswer(found.answer));
    removeAnswer(tx, found, call.clock.now());
    record('answer_removed', { userId: found.ownerId, answer: found.answer.answer });
  }
  return [];
}

function requireUnchanged({ text }: Reported, present: string): void {
  if (present !== text) throw illegalState('This has changed since it was reported, so it stays as it is now');
}

/**
 * Rejects a loot, also one that waits for an admin, or hides it if it is completed, so that only its owner and admins see it; what was decided so before stays
 * as it is. Its cover and the files of its brief go, as whoever has their addresses would see them still. Reads 2, writes up to 7.
 */
async function hideLoot(tx: Tx, call: Call, id: string, reason: string): Promise<readonly string[]> {
  const campaign = await tx.campaigns.get(id);
  if (campaign.status !== 'rejected' && !campaign.hiddenForGood) {
    if (campaignLife.isFinal(campaign.status)) hideClosedInUnit(tx, call, campaign, reason);
    else await moderateInUnit(tx, call, id, { action: 'reject', reason });
  }
  return removeMaterial(tx, campaign, call.clock.now());
}

async function removeWork(tx: Tx, call: Call, id: string, reason: string): Promise<readonly string[]> {
  const work = await tx.media.find(id);
  if (!work) return [];
  recordAction(tx, call, {
    action: 'work_removed',
    subject: { kind: 'media', id },
    before: { creatorId: work.creatorId, caption: work.caption },
    after: {},
    reason,
  });
  return removeMediaInUnit(tx, work, call.clock.now());
}

interface ReportedFiles {
  readonly messageId: string;
  readonly attachments: readonly Attachment[];
  /** True for the files that the report is about. */
  readonly isMeant: (place: number) => boolean;
}

/** Finds the files that a report is about. Throws `illegal_state` for a report of anything but a file or a message with files. Reads 1. */
async function findReportedFiles(tx: Tx, { type, id }: Reported): Promise<ReportedFiles> {
  const file = type === 'file' ? readAttachmentId(id) : null;
  const messageId = file?.messageId ?? id;
  const attachments = REVOCABLE.includes(type) ? ((await tx.messages.find(messageId))?.attachments ?? []) : [];
  if (attachments.length === 0) throw illegalState('Only the files of a message can be deleted, and there are none');
  return { messageId, attachments, isMeant: (place) => file === null || file.place === place };
}

/**
 * Marks the files that a report is about as deleted, in their message, releases them and records that, so that nobody reads them by a saved address any more.
 * Returns their paths for `removeReleasedFiles`. Throws as `findReportedFiles`. Reads 1, writes 2 and 1 for each file.
 */
export async function deleteReportedFiles(
  tx: Tx,
  call: Call,
  reported: Reported,
  reason: string,
): Promise<readonly string[]> {
  const { messageId, attachments, isMeant } = await findReportedFiles(tx, reported);
  const marked = attachments.map((file, place) => (isMeant(place) ? { ...file, removed: true } : file));
  markFiles(tx, messageId, marked);
  const meant = attachments.filter((_, place) => isMeant(place));
  const paths = meant.map(({ storagePath }) => storagePath);
  releaseFiles(tx, paths, call.clock.now());
  recordAction(tx, call, {
    action: 'file_revoked',
    subject: { kind: 'message', id: messageId },
    before: { senderId: reported.personId, files: meant.length },
    after: {},
    reason,
  });
  return paths;
}
