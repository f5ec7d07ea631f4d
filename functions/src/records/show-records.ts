import { notFound } from '../platform/app-error.ts';
import type { Handler } from '../platform/dependencies.ts';
import { toCreatorRecord } from './record-view.ts';

export const getCreatorRecord: Handler<'getCreatorRecord'> = async ({ db }, { params }) => {
  const [user, record] = await Promise.all([db.users.find(params.id), db.records.get(params.id)]);
  if (user?.role !== 'content_creator') throw notFound('Creator');
  return { since: user.createdAt, accounts: user.socialLinks, record: toCreatorRecord(record) };
};
