import { confirmAuthor } from '@doubloon/contract/admin/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Says whether a post is by its creator. */
export const settleAuthor = (id: string, isTheirs: boolean, reason: string) =>
  request(confirmAuthor, { params: { id }, body: { is_theirs: isTheirs, reason } });
