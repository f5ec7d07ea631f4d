import { deleteDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Takes back a treasure that nobody has decided on or that was sent back; its post is free again. */
export function takeBackDeliverable(deliverableId: string) {
  return request(deleteDeliverable, { params: { id: deliverableId } });
}
