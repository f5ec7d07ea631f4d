import { withdrawApplication } from '@doubloon/contract/applications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Takes a pending application back. */
export function withdraw(id: string) {
  return request(withdrawApplication, { params: { id } });
}
