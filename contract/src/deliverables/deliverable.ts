import { z } from 'zod';
import { addDays } from '../shared/days.ts';
import { DELIVERABLE_DECISION_DAYS } from '../shared/constants.ts';
import { PaymentProblem, PaymentProblemView } from '../payments/statements/payment-problem.ts';
import { PostState, ReadingSource, ReadingView } from '../readings/reading.ts';
import { CountedReading, LatestReading, TopUp } from '../readings/top-up.ts';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { DeliverableStatus } from './lifecycle.ts';
import { PostPicture } from './post-picture.ts';

/**
 * True when the platform has shown that the post is by the creator's linked account. `needs_admin`: it did not say (login walls), so
 * nothing is paid before an admin has confirmed it.
 */
export const AuthorCheck = z.enum(['confirmed', 'needs_admin']);
export type AuthorCheck = z.infer<typeof AuthorCheck>;

/** A treasure, `deliverables/{id}`. */
export const Deliverable = z.object({
  id: DocumentId,
  applicationId: DocumentId,
  campaignId: DocumentId,
  creatorId: Uid,
  ownerId: Uid,
  creatorName: z.string(),
  campaignTitle: z.string(),
  url: z.url(),
  platform: z.enum(PLATFORM_IDS),
  /** The post it reports on, however its URL was written. */
  postKey: z.string(),
  /** The picture that the post's page named when it was delivered; null where its platform can be framed, or none could be read. */
  postPicture: PostPicture.nullable().default(null),
  publishedAt: z.date().nullable(),
  authorCheck: AuthorCheck.default('confirmed'),
  notes: z.string().nullable(),
  viewCount: z.int().nonnegative(),
  /** Views of the post that do not count: 0 when its platform says that it is newer than the approval, else those of the first accepted proof; null until then. */
  baselineViews: z.int().nonnegative().nullable(),
  /** Where the baseline comes from; null without one, and in older documents. */
  baselineSource: ReadingSource.nullable().default(null),
  /** The latest counts that its platform gave. */
  latestReading: LatestReading.nullable().default(null),
  /** The latest counts that its platform gave before its post was delivered again with this treasure; they bound its number until it is read itself. */
  earlierReading: LatestReading.nullable().default(null),
  postState: PostState.default('unknown'),
  /** The count that is paid by itself next; null when nothing is due by one. */
  topUp: TopUp.nullable().default(null),
  /** The latest count of its platform that was paid for. */
  countedReading: CountedReading.nullable().default(null),
  /** Views that were counted of its latest verified proof, and when it was reported; null until one is verified. */
  provenViews: z.object({ viewCount: z.int().nonnegative(), reportedAt: z.date() }).nullable().default(null),
  status: DeliverableStatus,
  /** True when nobody had decided on it by its deadline: the work is accepted, the count is not. */
  acceptedBySilence: z.boolean().default(false),
  /** When both sides were told that its reported number, which waits for evidence, lapses once its campaign is closed, and when that is or was. */
  lapse: z.object({ toldAt: z.date(), at: z.date() }).nullable().default(null),
  /** The count that its approval has accepted; null before, by silence, and in older documents, where it is `viewCount`. */
  acceptedViews: z.int().nonnegative().nullable().default(null),
  feedback: z.string().nullable(),
  revisionInstructions: z.string().nullable(),
  createdAt: z.date(),
  /** When its owner has accepted it; `decidedAt` is when that was booked, which waits for its payment. Null before, by silence, and in older documents. */
  acceptedAt: z.date().nullable().default(null),
  /** When its count was last reported; that is later than `createdAt` once it was sent back. */
  reportedAt: z.date().nullable().default(null),
  decideBy: z.date(),
  /** Deadline of its application for a first treasure, as it was at the submission; null where there is none. */
  deliverBy: z.date().nullable().default(null),
  decidedAt: z.date().nullable(),
  /** True when an admin has refused to pay for it, so that its post comes back by an appeal only. */
  paymentRefused: z.boolean().default(false),
  /** Why its approval could not be paid the last time; means nothing once it is decided. */
  paymentProblem: PaymentProblem.nullable().default(null),
});
export type Deliverable = z.infer<typeof Deliverable>;

export const DeliverableView = named('Treasure', {
  treasure_id: DocumentId,
  application_id: DocumentId,
  campaign_id: DocumentId,
  creator_id: Uid,
  creatorName: z.string(),
  title: z.string(),
  url: z.string(),
  platform: z.enum(PLATFORM_IDS),
  /** The platform's own id of the post, also where the URL is a short link. */
  post_id: z.string(),
  /** The post's picture as its page named it; null where its platform can be framed, or none could be read. */
  post_picture_url: z.string().nullable(),
  notes: z.string().nullable(),
  view_count: z.int(),
  /** When the creator reported the view count. */
  reported_at: WireDate,
  /** When its platform says that the post was published; null when it does not say. */
  published_at: WireDate.nullable(),
  /** Views that do not count for money, because the post had them before; null until a first accepted proof says them, and none counts. */
  baseline_views: z.int().nullable(),
  /** Views that were counted of its latest verified proof; null until one is verified. */
  proven_view_count: z.int().nullable(),
  /** When the latest accepted proof was submitted. */
  proven_at: WireDate.nullable(),
  /** The count of its post that a decision or a payment has accepted, from which more views count; null while there is none, or no baseline. */
  accepted_view_count: z.int().nullable(),
  /** Views that count for money, or will once what waits is accepted: its approval, or the views that its platform gave (`pays_at`). */
  counted_views: z.int(),
  /** Views that do not count for money, and where they come from; null until they are known, and then none counts. */
  baseline: z.object({ views: z.int(), source: ReadingSource }).nullable(),
  /** The latest counts that its platform gave; null while there are none. */
  latest_reading: ReadingView.nullable(),
  post_state: PostState,
  /** When the views that its platform gave are paid by themselves, unless something keeps them back; null when nothing is due by them. */
  pays_at: WireDate.nullable(),
  author_check: AuthorCheck,
  status: DeliverableStatus,
  /** Approved because nobody decided by the deadline: the work is accepted, the count waits for a proof. */
  accepted_by_silence: z.boolean(),
  feedback: z.string().nullable(),
  revision_instructions: z.string().nullable(),
  /** Sent back: until when it can be submitted again although its campaign is closed; null otherwise. */
  revise_until: WireDate.nullable(),
  created_at: WireDate,
  decide_by: WireDate,
  /** Accepted, and could not be paid: who has to act, and until when it is tried again by itself. */
  payment_problem: PaymentProblemView.nullable(),
});
export type DeliverableView = z.infer<typeof DeliverableView>;

/** Returns the moment until which a closed campaign keeps money for a treasure that was sent back, so that it can be submitted again. */
export function revisedUntil({ decidedAt, createdAt }: Pick<Deliverable, 'decidedAt' | 'createdAt'>): Date {
  return addDays(decidedAt ?? createdAt, DELIVERABLE_DECISION_DAYS);
}

/**
 * Returns the deadline of a treasure that could not be accepted until now, because an admin had to confirm its author or its post was removed: a new one when that
 * has passed meanwhile, so that its owner has the time to decide and silence counts from then.
 */
export function decideByFrom({ status, decideBy }: Pick<Deliverable, 'status' | 'decideBy'>, now: Date): Date {
  return status === 'submitted' && decideBy <= now ? addDays(now, DELIVERABLE_DECISION_DAYS) : decideBy;
}

/** Reserves a post for one application and keeps the counts it was reported with before, `postKeys/{hash of postKey}`; server only. */
export const PostReservation = z.object({
  postKey: z.string(),
  applicationId: DocumentId,
  creatorId: Uid,
  /** Views that never count; see `Deliverable.baselineViews`. Fixed by the first treasure of the post, also when that is taken back. */
  baselineViews: z.int().nonnegative().nullable(),
  /** The baselines of other applications that the post belonged to before, by their ids. */
  earlierBaselines: z.record(z.string(), z.int().nonnegative().nullable()).default({}),
  /** The latest counts that its platform gave for a treasure that was taken back: delivering it again does not forget them. */
  latestReading: LatestReading.nullable().default(null),
  /** The only treasure of the post that can still be undecided; null when all were taken back, and the post is free. */
  latestDeliverableId: DocumentId.nullable(),
  createdAt: z.date(),
});
export type PostReservation = z.infer<typeof PostReservation>;
