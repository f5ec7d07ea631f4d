import { decideContent as operation } from '@doubloon/contract/applications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Approves the content of an application, or sends it back with what should change. */
export function decideContent(id: string, approved: boolean, feedback: string) {
  return request(operation, { params: { id }, body: { approved, ...(feedback ? { feedback } : {}) } });
}
