import { deleteMedia } from '@doubloon/contract/media/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Removes an own picture or video, its file too. */
export function removeWork(id: string) {
  return request(deleteMedia, { params: { id } });
}
