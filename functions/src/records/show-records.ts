import { notFound } from '../platform/app-error.ts';
import type { Handler } from '../platform/dependencies.ts';
import { toCreatorRecord } from './record-view.ts';
import { findShownFollowers } from './shown-followers.ts';

export const getCreatorRecord: Handler<'getCreatorRecord'> = async ({ db }, { params }) => {
  const [user, record] = await Promise.all([db.users.find(params.id), db.records.get(params.id)]);
  if (user?.role !== 'content_creator') throw notFound('Creator');
  const { createdAt: since, socialLinks: accounts } = user;
  const followers = await findShownFollowers(db, user.uid, accounts);
  return { since, accounts, followers, record: toCreatorRecord(record) };
};
