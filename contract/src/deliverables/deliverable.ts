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
 * The result of checking that the post belongs to the creator's linked account. `needs_admin`: the platform did not say (login walls), so nothing is paid
 * before an admin has confirmed it.
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
  /** The creator's picture; null for the default one, and in documents from before it was copied until they are repaired. */
  creatorPic: z.string().nullable().default(null),
  campaignTitle: z.string(),
  url: z.url(),
  platform: z.enum(PLATFORM_IDS),
  /** The canonical key of its post, however the URL was written. */
  postKey: z.string(),
  /** The picture that the post's page named at delivery; null if its platform can be framed, or if none could be read. */
  postPicture: PostPicture.nullable().default(null),
  publishedAt: z.date().nullable(),
  authorCheck: AuthorCheck.default('confirmed'),
  notes: z.string().nullable(),
  viewCount: z.int().nonnegative(),
  /**
   * Views of the post that do not count: 0 if its platform says that it is newer than the approval, otherwise those of the first accepted proof; null until
   * then.
   */
  baselineViews: z.int().nonnegative().nullable(),
  /** Source of the baseline; null without a baseline, and in older documents. */
  baselineSource: ReadingSource.nullable().default(null),
  /** The latest counts that its platform gave. */
  latestReading: LatestReading.nullable().default(null),
  /** The latest counts that its platform gave before the post was delivered again with this treasure; they limit its number until it is read itself. */
  earlierReading: LatestReading.nullable().default(null),
  postState: PostState.default('unknown'),
  /** The platform's count that is paid automatically next; null if none is due. */
  topUp: TopUp.nullable().default(null),
  /** The latest platform count that was paid for. */
  countedReading: CountedReading.nullable().default(null),
  /** The views counted for its latest verified proof, and when they were reported; null until one is verified. */
  provenViews: z.object({ viewCount: z.int().nonnegative(), reportedAt: z.date() }).nullable().default(null),
  status: DeliverableStatus,
  /** True if nobody decided by its deadline: the work is accepted, the count is not. */
  acceptedBySilence: z.boolean().default(false),
  /** When both sides were notified that its reported number, which waits for evidence, lapses after its campaign's closing, and when it lapses. */
  lapse: z.object({ toldAt: z.date(), at: z.date() }).nullable().default(null),
  /** The count that its approval accepted; null before the approval, if accepted by silence, and in older documents, which use `viewCount`. */
  acceptedViews: z.int().nonnegative().nullable().default(null),
  feedback: z.string().nullable(),
  revisionInstructions: z.string().nullable(),
  createdAt: z.date(),
  /**
   * When its owner accepted it. `decidedAt` is when that was booked, which waits for its payment. Null before, if accepted by silence, and in older documents.
   */
  acceptedAt: z.date().nullable().default(null),
  /** When its count was last reported; later than `createdAt` if it was sent back. */
  reportedAt: z.date().nullable().default(null),
  decideBy: z.date(),
  /** Its application's deadline for a first treasure, as of the submission; null if there is none. */
  deliverBy: z.date().nullable().default(null),
  decidedAt: z.date().nullable(),
  /** True if an admin has refused to pay for it, so that only an appeal brings its post back. */
  paymentRefused: z.boolean().default(false),
  /** Why the last attempt to pay for its approval failed; meaningless once it is decided. */
  paymentProblem: PaymentProblem.nullable().default(null),
});
export type Deliverable = z.infer<typeof Deliverable>;

export const DeliverableView = named('Treasure', {
  treasure_id: DocumentId,
  application_id: DocumentId,
  campaign_id: DocumentId,
  creator_id: Uid,
  creatorName: z.string(),
  creatorPic: z.string().nullable(),
  title: z.string(),
  url: z.string(),
  platform: z.enum(PLATFORM_IDS),
  /** The platform's own id of the post, even if the URL is a short link. */
  post_id: z.string(),
  /** The picture that the post's page named; null if its platform can be framed, or if none could be read. */
  post_picture_url: z.string().nullable(),
  notes: z.string().nullable(),
  view_count: z.int(),
  /** When the creator reported the view count. */
  reported_at: WireDate,
  /** When the post was published according to its platform; null if it does not say. */
  published_at: WireDate.nullable(),
  /** Views that do not count for money, because the post had them before. Null until a first accepted proof sets them; until then no views count. */
  baseline_views: z.int().nullable(),
  /** Views counted for its latest verified proof; null until one is verified. */
  proven_view_count: z.int().nullable(),
  /** When the latest accepted proof was submitted. */
  proven_at: WireDate.nullable(),
  /** The count of its post that a decision or a payment has accepted, above which further views count; null without one, or without a baseline. */
  accepted_view_count: z.int().nullable(),
  /** Views that count for money, or will once pending items are accepted: its approval, or the platform's count (`pays_at`). */
  counted_views: z.int(),
  /** Views that do not count for money, and their source; null until they are known, and then no views count. */
  baseline: z.object({ views: z.int(), source: ReadingSource }).nullable(),
  /** The latest counts that its platform gave; null while there are none. */
  latest_reading: ReadingView.nullable(),
  post_state: PostState,
  /** When the platform's count is paid automatically, unless something prevents it; null if no payment is due for it. */
  pays_at: WireDate.nullable(),
  author_check: AuthorCheck,
  status: DeliverableStatus,
  /** True if it was approved because nobody decided by the deadline: the work is accepted, the count waits for a proof. */
  accepted_by_silence: z.boolean(),
  feedback: z.string().nullable(),
  revision_instructions: z.string().nullable(),
  /** Until when a treasure that was sent back can be submitted again although its campaign is closed; null otherwise. */
  revise_until: WireDate.nullable(),
  created_at: WireDate,
  decide_by: WireDate,
  /** Why an accepted treasure could not be paid: who has to act, and until when the payment is retried automatically. */
  payment_problem: PaymentProblemView.nullable(),
});
export type DeliverableView = z.infer<typeof DeliverableView>;

/** Returns until when a closed campaign keeps money for a treasure that was sent back, so that it can be submitted again. */
export function revisedUntil({ decidedAt, createdAt }: Pick<Deliverable, 'decidedAt' | 'createdAt'>): Date {
  return addDays(decidedAt ?? createdAt, DELIVERABLE_DECISION_DAYS);
}

/**
 * Returns the deadline of a treasure that could not be accepted before, because an admin had to confirm its author or its post was removed. If the old deadline
 * has passed, it is a new one, so that the owner has time to decide and silence counts from then.
 */
export function decideByFrom({ status, decideBy }: Pick<Deliverable, 'status' | 'decideBy'>, now: Date): Date {
  return status === 'submitted' && decideBy <= now ? addDays(now, DELIVERABLE_DECISION_DAYS) : decideBy;
}

/** Reserves a post for one application and keeps its earlier counts, `postKeys/{hash of postKey}`; server only. */
export const PostReservation = z.object({
  postKey: z.string(),
  applicationId: DocumentId,
  creatorId: Uid,
  /** Views that never count; see `Deliverable.baselineViews`. The first treasure of the post fixes them, even if it is taken back. */
  baselineViews: z.int().nonnegative().nullable(),
  /** Baselines of other applications to which the post belonged before, by their ids. */
  earlierBaselines: z.record(z.string(), z.int().nonnegative().nullable()).default({}),
  /** The latest platform counts for a treasure that was taken back, so that delivering it again does not forget them. */
  latestReading: LatestReading.nullable().default(null),
  /** The only treasure of the post that can still be undecided; null if all were taken back and the post is free. */
  latestDeliverableId: DocumentId.nullable(),
  createdAt: z.date(),
});
export type PostReservation = z.infer<typeof PostReservation>;
