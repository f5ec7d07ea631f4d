import { verifyLink as operation } from '@doubloon/contract/links/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Whether a web address is a post that exists. */
export function verifyLink(url: string) {
  return request(operation, { body: { url } });
}
