import type { Deliverable } from '../deliverables/deliverable.ts';
import type { Proof } from '../proofs/proof.ts';
import type { CountedPost } from './application-funds.ts';

export interface ViewsReport {
  readonly postKey: string;
  readonly views: number;
  /** See `CountedPost.baselineViews`; of a proof its own views where the post has none yet. */
  readonly baselineViews: number | null;
  readonly reportedAt: Date;
}

/**
 * The posts of an application once a report is accepted: the latest reported count of each, in any order of acceptance, and its first baseline. A later count
 * that is lower is kept and flagged.
 */
export function acceptReport(posts: readonly CountedPost[], report: ViewsReport): CountedPost[] {
  const known = posts.find(({ postKey }) => postKey === report.postKey);
  if (!known) return [...posts, { ...report, hasFallen: false }];
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

type Reporting = Pick<Deliverable, 'postKey' | 'baselineViews' | 'viewCount' | 'reportedAt' | 'createdAt'>;

export function reportOfDeliverable(deliverable: Reporting): ViewsReport {
  const { postKey, baselineViews, viewCount, reportedAt, createdAt } = deliverable;
  return { postKey, baselineViews, views: viewCount, reportedAt: reportedAt ?? createdAt };
}

/** The report of a proof: the first that is accepted is the baseline of a post that has none. */
export function reportOfProof(
  deliverable: Reporting,
  { reportedViewCount: views, reportedAt }: Pick<Proof, 'reportedViewCount' | 'reportedAt'>,
): ViewsReport {
  const { postKey, baselineViews } = deliverable;
  return { postKey, baselineViews: baselineViews ?? views, views, reportedAt };
}

/** The posts that payouts count, from an application's approved treasures and their verified proofs. `ApplicationFunds.posts` holds them. */
export function acceptedPosts(
  deliverables: readonly (Reporting & Pick<Deliverable, 'status' | 'acceptedBySilence' | 'provenViews'>)[],
): CountedPost[] {
  return deliverables
    .filter(({ status }) => status === 'approved')
    .flatMap((deliverable): ViewsReport[] => {
      const { acceptedBySilence, provenViews: proven } = deliverable;
      const own = reportOfDeliverable(deliverable);
      const accepted = acceptedBySilence ? [] : [own];
      return proven ? [...accepted, { ...own, views: proven.viewCount, reportedAt: proven.reportedAt }] : accepted;
    })
    .reduce<CountedPost[]>(acceptReport, []);
}

/** The views of a post that are paid for: those since its baseline, none before it has one. */
export function countedViewsOf({ views, baselineViews }: Pick<CountedPost, 'views' | 'baselineViews'>): number {
  return baselineViews === null ? 0 : Math.max(0, views - baselineViews);
}

/** The views that are paid for: per post the latest accepted count without its baseline, summed. */
export function countedViews(posts: readonly Pick<CountedPost, 'views' | 'baselineViews'>[]): number {
  return posts.reduce((sum, post) => sum + countedViewsOf(post), 0);
}
