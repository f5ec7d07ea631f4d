import type { Deliverable } from '../deliverables/deliverable.ts';
import type { Proof } from '../proofs/proof.ts';
import type { CountedReading } from '../readings/top-up.ts';
import type { PostState, Reading, ReadingSource } from '../readings/reading.ts';
import { READINGS_LATE_DAYS } from '../shared/constants.ts';
import { addDays } from '../shared/days.ts';
import type { CountedPost } from './application-funds.ts';

export interface ViewsReport {
  readonly postKey: string;
  readonly views: number;
  /** Views that do not count, see `CountedPost.baselineViews`; for a proof of a post without a baseline, the proof's own views. */
  readonly baselineViews: number | null;
  readonly reportedAt: Date;
}

/** A report with the source of its count. */
export interface SourcedReport extends ViewsReport {
  readonly source: ReadingSource;
  /** The moment at which the post was counted. */
  readonly countedAt: Date;
  /** The reading that gave the count; null where a person reported it. */
  readonly readingId: string | null;
}

/**
 * Returns the posts of an application after accepting a report: the latest reported count of each, whatever the order of acceptance, and its first baseline. A
 * later count that is lower is kept and flagged.
 */
export function acceptReport(posts: readonly CountedPost[], report: ViewsReport): CountedPost[] {
  const known = posts.find(({ postKey }) => postKey === report.postKey);
  if (!known) {
    const { postKey, views, baselineViews, reportedAt } = report;
    return [...posts, { postKey, views, baselineViews, reportedAt, hasFallen: false }];
  }
  const isLater = report.reportedAt.getTime() >= known.reportedAt.getTime();
  const [earlier, later] = isLater ? [known, report] : [report, known];
  const merged: CountedPost = {
    postKey: known.postKey,
    views: later.views,
    baselineViews: known.baselineViews ?? report.baselineViews,
    reportedAt: later.reportedAt,
    hasFallen: known.hasFallen || later.views < earlier.views,
  };
  return posts.map((post) => (post === known ? merged : post));
}

/** True when a post counts with the views of an accepted report: a count of a later moment that was accepted stands. */
export function isCounted(posts: readonly CountedPost[], { postKey, views }: Pick<ViewsReport, 'postKey' | 'views'>) {
  return posts.some((post) => post.postKey === postKey && post.views === views);
}

type Reporting = Pick<
  Deliverable,
  'postKey' | 'baselineViews' | 'viewCount' | 'reportedAt' | 'createdAt' | 'latestReading' | 'earlierReading'
>;

/** Returns the latest counts that the platform gave for a treasure's post, including those before it was delivered again; null if there are none. */
export const lastRead = ({ latestReading, earlierReading }: Pick<Reporting, 'latestReading' | 'earlierReading'>) =>
  latestReading ?? earlierReading;

/** Returns the count that approving a treasure accepts: the creator's, limited by the platform's if the post was read. */
export const approvedSaid = <Said extends SourcedViews>({
  reported,
  read,
}: Pick<SaidViews<Said>, 'reported' | 'read'>): Said => (read && read.views < reported.views ? read : reported);

/** Returns the report that approving a treasure accepts, see `approvedSaid`. */
export function reportOfDeliverable(deliverable: Reporting): SourcedReport {
  const { postKey, baselineViews, viewCount, reportedAt, createdAt } = deliverable;
  const at = reportedAt ?? createdAt;
  const { views, source, ...said } = approvedSaid<SourcedViews & { readonly id: string | null }>({
    reported: { views: viewCount, source: 'reported', at, id: null },
    read: lastRead(deliverable),
  });
  return { postKey, baselineViews, views, reportedAt: at, source, readingId: said.id, countedAt: said.at };
}

/** Returns the report made by a platform's count. */
export function reportOfReading(
  { postKey, baselineViews }: Pick<Deliverable, 'postKey' | 'baselineViews'>,
  { id: readingId, views, at: reportedAt }: CountedReading,
): SourcedReport {
  return { postKey, baselineViews, views, reportedAt, source: 'platform', readingId, countedAt: reportedAt };
}

/**
 * Returns the limit for the count of a proof reported at a given moment: the latest count of a platform that shows the post, if that count is recent enough,
 * allowing for its usual delay. Null if there is none; the proof then counts in full.
 */
export function boundOfProof<Count extends Pick<Reading, 'at' | 'views'>>(
  { postState, latestReading }: { readonly postState: PostState; readonly latestReading: Count | null },
  reportedAt: Date,
): Count | null {
  if (postState !== 'live' || !latestReading) return null;
  return addDays(latestReading.at, READINGS_LATE_DAYS) >= reportedAt ? latestReading : null;
}

/**
 * Returns the known baseline of an accepted treasure: its own, else that of the count being validated, else 0 where its platform says that the post is newer than the
 * approval of its application. Null if none is known.
 */
export function knownBaseline(
  { baselineViews, topUp, publishedAt }: Pick<Deliverable, 'baselineViews' | 'topUp' | 'publishedAt'>,
  approvedAt: Date,
): number | null {
  return baselineViews ?? topUp?.baselineViews ?? (publishedAt && publishedAt > approvedAt ? 0 : null);
}

/** Returns the report of a proof, limited by `boundOfProof`. The first accepted proof is the baseline of a post without a `knownBaseline`. */
export function reportOfProof(
  deliverable: Reporting & Pick<Deliverable, 'postState' | 'topUp' | 'publishedAt'>,
  { reportedViewCount, reportedAt }: Pick<Proof, 'reportedViewCount' | 'reportedAt'>,
  approvedAt: Date,
): SourcedReport {
  const { postKey } = deliverable;
  const bound = boundOfProof(deliverable, reportedAt);
  const read = bound && bound.views < reportedViewCount ? bound : null;
  const views = read?.views ?? reportedViewCount;
  const report = { postKey, baselineViews: knownBaseline(deliverable, approvedAt) ?? views, views, reportedAt };
  return read
    ? { ...report, source: read.source, readingId: read.id, countedAt: read.at }
    : { ...report, source: 'proof', readingId: null, countedAt: reportedAt };
}

/** Returns the report that paying a platform's count accepts after its validation; null if no count is validated. */
export function reportOfTopUp({ postKey, topUp }: Pick<Deliverable, 'postKey' | 'topUp'>): SourcedReport | null {
  return topUp && reportOfReading({ postKey, baselineViews: topUp.baselineViews }, { ...topUp, id: topUp.readingId });
}

/** A count of a post's views, with its source and its moment. */
export interface SourcedViews {
  readonly views: number;
  readonly source: ReadingSource;
  readonly at: Date;
}

/** A post's views according to its creator, its latest accepted proof and its platform; null where there are none. */
export interface SaidViews<Said extends SourcedViews> {
  readonly reported: Said;
  readonly proven: Said | null;
  readonly read: Said | null;
}

/** Returns the known views of a post: the later of proof and reading, the reading if both have the same moment, and the creator's count if there is neither. */
export function latestSaid<Said extends SourcedViews>({ reported, proven, read }: SaidViews<Said>): Said {
  if (read && (!proven || read.at >= proven.at)) return read;
  return proven ?? reported;
}

/** Returns the currently known views of a treasure's post (see `latestSaid`), whether they count or not. */
export function knownViews(deliverable: Reporting & Pick<Deliverable, 'provenViews'>): ViewsReport {
  const { postKey, baselineViews, viewCount, reportedAt, createdAt, provenViews: proven } = deliverable;
  const { views, at } = latestSaid<SourcedViews>({
    reported: { views: viewCount, source: 'reported', at: reportedAt ?? createdAt },
    proven: proven && { views: proven.viewCount, source: 'proof', at: proven.reportedAt },
    read: lastRead(deliverable),
  });
  return { postKey, baselineViews, views, reportedAt: at };
}

type Accepted = 'status' | 'acceptedBySilence' | 'acceptedViews' | 'provenViews' | 'countedReading';

/**
 * Returns the posts that payouts count, from an application's approved treasures, their verified proofs and the readings that were paid for.
 * `ApplicationFunds.posts` stores them.
 */
export function acceptedPosts(deliverables: readonly (Reporting & Pick<Deliverable, Accepted>)[]): CountedPost[] {
  return deliverables
    .filter(({ status }) => status === 'approved')
    .flatMap((deliverable): ViewsReport[] => {
      const { acceptedBySilence, acceptedViews, viewCount, provenViews: proven, countedReading: read } = deliverable;
      const own = { ...reportOfDeliverable(deliverable), views: acceptedViews ?? viewCount };
      return [
        ...(acceptedBySilence ? [] : [own]),
        ...(proven ? [{ ...own, views: proven.viewCount, reportedAt: proven.reportedAt }] : []),
        ...(read ? [reportOfReading(deliverable, read)] : []),
      ];
    })
    .reduce<CountedPost[]>(acceptReport, []);
}

/** Returns the views of a post that are paid for: those since its baseline, or none without a baseline. */
export function countedViewsOf({ views, baselineViews }: Pick<CountedPost, 'views' | 'baselineViews'>): number {
  return baselineViews === null ? 0 : Math.max(0, views - baselineViews);
}

/** Returns the views that are paid for: the latest accepted count of each post minus its baseline, summed. */
export function countedViews(posts: readonly Pick<CountedPost, 'views' | 'baselineViews'>[]): number {
  return posts.reduce((sum, post) => sum + countedViewsOf(post), 0);
}
