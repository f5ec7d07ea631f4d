import { submitContent as operation } from '@doubloon/contract/applications/operations.ts';
import { request } from '../../../shared/api/request.ts';
import type { ContentForm } from '../content-form-schema.ts';

/** Submits the content of one's approved application, the first time or after it was sent back. */
export function submitContent(id: string, { text, url }: ContentForm) {
  return request(operation, { params: { id }, body: { ...(text && { text }), ...(url && { url }) } });
}
