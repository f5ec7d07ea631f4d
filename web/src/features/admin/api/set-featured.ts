import { setFeatured } from '@doubloon/contract/admin/work-operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Shows a creator first in the directory, or no longer. */
export const feature = (id: string, featured: boolean, reason: string) =>
  request(setFeatured, { params: { id }, body: { featured, reason } });
