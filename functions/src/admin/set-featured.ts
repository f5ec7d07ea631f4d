import type * as workOperations from '@doubloon/contract/admin/work-operations.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findStoreOfCreator } from '../stores/find-store.ts';
import { moderateStore } from '../stores/moderate-store.ts';
import { toCreatorCard } from '../stores/store-view.ts';
import { recordAction } from './record-action.ts';

/** Shows a creator first in the directory, or no longer. What is so already is answered as it is and not recorded again. Throws `not_found`. */
export const setFeatured: Handler<typeof workOperations.setFeatured> = async (call, { params, body }) => {
  const { featured, reason } = body;
  const store = await unitOfWork(call, async (tx) => {
    const { store: before } = await findStoreOfCreator(tx, params.id);
    if (before.featured === featured) return before;
    const decided = await moderateStore(tx, params.id, { featured });
    recordAction(tx, call, {
      action: featured ? 'creator_featured' : 'creator_unfeatured',
      subject: { kind: 'user', id: params.id },
      before: { featured: before.featured },
      after: { featured },
      reason,
    });
    return decided;
  });
  return toCreatorCard(store);
};
