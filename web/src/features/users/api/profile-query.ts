import { getProfile } from '@doubloon/contract/auth/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** One's own profile. */
export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => request(getProfile, {}) });
