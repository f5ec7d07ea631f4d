import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { countedViewsOf } from '@doubloon/contract/payments/counted-posts.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import type { ReadingSource } from '@doubloon/contract/readings/reading.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';

/** A count of a post's views, where it comes from, and of which moment it is. */
export interface KnownViews {
  views: number;
  source: ReadingSource;
  at: Date;
  /** Null where it is not known, and not told. */
  platform: PlatformId | null;
}

type Reported = Pick<DeliverableView, 'view_count' | 'reported_at' | 'platform'>;
type Proven = Pick<DeliverableView, 'proven_view_count' | 'proven_at' | 'platform'>;
type Read = Pick<DeliverableView, 'latest_reading' | 'platform'>;

/** The count that the creator reported with a treasure. */
export function reportedViews({ view_count: views, reported_at: at, platform }: Reported): KnownViews {
  return { views, source: 'reported', at, platform };
}

/** The count of a treasure's latest accepted proof; null until there is one. */
export function provenViews({ proven_view_count: views, proven_at: at, platform }: Proven): KnownViews | null {
  return views === null || at === null ? null : { views, source: 'proof', at, platform };
}

/** The latest count that the platform of a treasure's post gave; null until it has. */
export function readViews({ latest_reading: read, platform }: Read): KnownViews | null {
  return read && { views: read.views, source: read.source, at: read.at, platform };
}

/** The count of a proof, which is its creator's word until it is accepted. */
export function viewsOfProof({ reported_view_count: views, submission_date: at, status }: ProofView): KnownViews {
  return { views, source: status === 'verified' ? 'proof' : 'reported', at, platform: null };
}

/**
 * The views of a treasure's post as they are known now: the later of what its platform and its latest accepted proof say, the platform's of the same moment;
 * what was reported while there is neither.
 */
export function latestViews(deliverable: Reported & Proven & Read): KnownViews {
  const read = readViews(deliverable);
  const proven = provenViews(deliverable);
  if (read && (!proven || read.at >= proven.at)) return read;
  return proven ?? reportedViews(deliverable);
}

type Accepted = Pick<DeliverableView, 'accepted_by_silence' | 'proven_view_count' | 'latest_reading'>;

/** True when the work of a treasure is paid, and its views wait for a proof, because nobody had decided on them in time and its platform does not tell them. */
export function waitsForProof({
  accepted_by_silence: isSilent,
  proven_view_count: proven,
  latest_reading: read,
}: Accepted): boolean {
  return isSilent && proven === null && read === null;
}

type Counted = Reported & Proven & Accepted & Pick<DeliverableView, 'status' | 'baseline_views'>;

/**
 * The views of a treasure's post that count once it is approved: those it had before the approval do not, nor does what silence has not accepted. An approval
 * accepts what was reported, and no more than the platform says.
 */
export function countedViews(deliverable: Counted): number {
  if (waitsForProof(deliverable)) return 0;
  const { status, view_count: reported, latest_reading: read, baseline_views: baselineViews } = deliverable;
  const views = status === 'approved' ? latestViews(deliverable).views : Math.min(reported, read?.views ?? reported);
  return countedViewsOf({ views, baselineViews });
}
