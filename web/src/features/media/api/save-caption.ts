import { captionMedia } from '@doubloon/contract/media/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Changes the caption of an own picture or video. */
export function saveCaption(id: string, caption: string) {
  return request(captionMedia, { params: { id }, body: { caption } });
}
