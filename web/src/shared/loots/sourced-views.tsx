import type { ComponentProps } from 'react';
import { currentTime } from '../state/current-time.ts';
import { useSession } from '../state/session.ts';
import { chakra } from '../style/chakra.tsx';
import { formatNumber } from '../ui/figures/numbers.tsx';
import { formatMoment, agoText } from '../ui/figures/time.ts';
import type { ReadingSource } from '@doubloon/contract/readings/reading.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { approvedSaid, latestSaid, type SourcedViews as Said } from '@doubloon/contract/payments/counted-posts.ts';
import type { ProofView } from '@doubloon/contract/proofs/proof.ts';

/** A count of a post's views as it is shown. */
interface KnownViews extends Said {
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

/** The views of a treasure's post that its approval accepts, see `approvedSaid`. */
function viewsToApprove(deliverable: Reported & Read): KnownViews {
  return approvedSaid({ reported: reportedViews(deliverable), read: readViews(deliverable) });
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

interface SourcedViewsProps {
  known: KnownViews;
  /** True where nothing beside it says of what it is the number. */
  named?: boolean;
}

/** A count of views with its source and age below. */
export function SourcedViews({ known, named = false }: SourcedViewsProps) {
  return (
    <>
      <chakra.span textStyle="figure">
        {formatNumber(known.views)}
        {named && (known.views === 1 ? ' view' : ' views')}
      </chakra.span>
      <ViewsSource known={known} display="block" textStyle="hint" fontWeight="normal" />
    </>
  );
}

const Moment = chakra('time');

/** The source and age of a count of views; its moment in full is told to whoever points at it. */
export function ViewsSource({ known, ...style }: { known: KnownViews } & ComponentProps<typeof Moment>) {
  // Creators are shown treasures of their own only.
  const byReader = useSession(({ user }) => user?.role === 'content_creator');
  return (
    <Moment {...style} dateTime={known.at.toISOString()} title={formatMoment(known.at)}>
      {viewsSourceText(known, byReader, currentTime())}
    </Moment>
  );
}

/** Where views that are summed over several posts, and count, come from. */
export const COUNTED_FROM = 'Read from the platforms, or accepted by the owner.';

type Counting = Pick<DeliverableView, 'status' | 'baseline_views' | 'counted_views'>;

/** The views of a treasure that count, or will once it is approved, with where they come from below. */
export function CountedViews({ deliverable }: { deliverable: Counting & Reported & Read }) {
  const { status, baseline_views: before, counted_views: views } = deliverable;
  if (status !== 'approved' && before !== null)
    return <SourcedViews known={{ ...viewsToApprove(deliverable), views }} />;
  return (
    <>
      <chakra.span textStyle="figure">{formatNumber(views)}</chakra.span>
      {status !== 'approved' && (
        <chakra.span display="block" textStyle="hint" fontWeight="normal">
          No first count to begin from yet.
        </chakra.span>
      )}
    </>
  );
}

type Sourced = Omit<KnownViews, 'views'>;

const SENTENCES: Readonly<Record<ReadingSource, (platform: string, byReader: boolean) => string>> = {
  platform: (platform) => `Read from ${platform}`,
  page: (platform) => `Seen on its page at ${platform}`,
  proof: () => 'From accepted proof,',
  reported: (_platform, byReader) => (byReader ? 'Reported by you' : 'Reported by the creator'),
};

/**
 * Returns where a count of views comes from, and how old it is at `now`: "Read from TikTok 2 hours ago", "From accepted proof, 3 days ago". `byReader`: the creator of the
 * post is who reads it.
 */
export function viewsSourceText({ source, at, platform }: Sourced, byReader: boolean, now: Date): string {
  return `${SENTENCES[source](platform ? platformLabel(platform) : 'its platform', byReader)} ${agoText(at, now)}`;
}
