import type * as operations from '@doubloon/contract/admin/operations.ts';
import { confirmPostAuthor } from '../deliverables/confirm-post-author.ts';
import { toDeliverableView } from '../deliverables/deliverable-view.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { recordAction } from './record-action.ts';

/** Records an admin's word on whose the post of a treasure is; `listDeliverablesToConfirm` lists those that wait for it. */
export const confirmAuthor: Handler<typeof operations.confirmAuthor> = async (call, { params, body }) => {
  const isTheirs = body.is_theirs;
  const deliverable = await unitOfWork(call, async (tx) => {
    const now = call.clock.now();
    const decided = await confirmPostAuthor(tx, params.id, { isTheirs, now });
    recordAction(tx, call, {
      action: isTheirs ? 'author_confirmed' : 'author_refused',
      subject: { kind: 'treasure', id: params.id },
      before: { authorCheck: 'needs_admin' },
      after: { authorCheck: decided.authorCheck, status: decided.status },
      reason: body.reason,
    });
    return decided;
  });
  return toDeliverableView(deliverable);
};
