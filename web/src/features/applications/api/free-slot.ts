import { freeSlot as operation } from '@doubloon/contract/applications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Frees the slot of an application in which nothing was delivered. */
export function freeSlot(id: string) {
  return request(operation, { params: { id } });
}
