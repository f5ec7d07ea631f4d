import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { latestSaid, type SourcedViews } from '@doubloon/contract/payments/counted-posts.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';

/** A count of a post's views as it is shown. */
export interface KnownViews extends SourcedViews {
  /** The platform of the post; null where it is not known, and not told. */
  readonly platform: PlatformId | null;
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

/** The views of a treasure's post as they are known now, see `latestSaid`. */
export function latestViews(deliverable: Reported & Proven & Read): KnownViews {
  return latestSaid({
    reported: reportedViews(deliverable),
    proven: provenViews(deliverable),
    read: readViews(deliverable),
  });
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
