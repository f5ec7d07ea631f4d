import {
  type Applicant,
  type EarlierWork,
  MAX_BEST_POSTS,
  MAX_TOGETHER,
} from '@doubloon/contract/applications/applicant.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { POSTS_LOOKED_THROUGH } from '@doubloon/contract/applications/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { profileUrl } from '@doubloon/contract/links/account-url.ts';
import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { postIdOf } from '@doubloon/contract/readings/watched-post.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { notFound } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { getApplicationOfCaller } from './show-applications.ts';

/** The creator of an application, as its campaign's owner gets to know them. Throws `not_found` for others, and once the account has ended. */
export const getApplicant: Handler<'getApplicant'> = async ({ db, caller }, { params }) => {
  const application = await getApplicationOfCaller(db, params.id, caller);
  const [user, earlier, mostSeen] = await Promise.all([
    db.users.find(application.creatorId),
    db.applications.findEarlier(application, MAX_TOGETHER),
    db.deliverables.findMostSeen(application.creatorId, POSTS_LOOKED_THROUGH),
  ]);
  if (!user) throw notFound('Creator');
  const { uid, name, username, profilePic, isVerified } = user;
  return {
    creator_id: uid,
    ...{ name, username, profilePic, isVerified },
    together: { total: earlier.total, newest: await withOutcome(db, earlier.newest) },
    best_posts: bestPosts(mostSeen, user.socialLinks),
  };
};

async function withOutcome(db: Database, applications: readonly Application[]): Promise<EarlierWork[]> {
  const funds = await db.applicationFunds.findEach(applications.map(({ id }) => id));
  return applications.flatMap((application, index) => toEarlierWork(application, funds[index] ?? null));
}

function toEarlierWork(application: Application, funds: ApplicationFunds | null): EarlierWork[] {
  const { id, campaignId, campaignTitle, status, freedAt, rejectedBefore, createdAt } = application;
  if (status === 'pending') return [];
  const posts = funds?.posts ?? [];
  return [
    {
      application_id: id,
      campaign_id: campaignId,
      title: campaignTitle,
      status,
      slot_freed: freedAt !== null || (status === 'rejected' && rejectedBefore.some((one) => one.freedAt !== null)),
      applied_at: createdAt,
      accepted_posts: posts.length,
      views: posts.reduce((sum, { views }) => sum + views, 0),
      paid: funds?.paidCents ?? 0,
    },
  ];
}

/** The best of the most seen treasures: each post once, read for an account that its creator shows. Pure. */
function bestPosts(mostSeen: readonly Deliverable[], shown: User['socialLinks']): Applicant['best_posts'] {
  const posts = new Map<string, Applicant['best_posts'][number]>();
  for (const deliverable of mostSeen) {
    const { postKey, url, platform, latestReading: read } = deliverable;
    if (read?.source !== 'platform' || shown[platform] !== profileUrl(platform, read.handle)) continue;
    if (!posts.has(postKey))
      posts.set(postKey, { url, platform, post_id: postIdOf(deliverable), views: read.views, read_at: read.at });
  }
  return [...posts.values()].slice(0, MAX_BEST_POSTS);
}
