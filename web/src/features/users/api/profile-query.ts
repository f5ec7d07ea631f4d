import { getProfile } from '@doubloon/contract/auth/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { whileBusy } from '../../../shared/state/session.ts';

const { queryKey } = queryOf(getProfile, {});

/** One's own profile. The page is covered while it is read, unless it is there and only asked for again. */
export const profileQuery = queryOptions({
  queryKey,
  queryFn: ({ client }) => {
    const read = () => request(getProfile, {});
    return client.getQueryData(queryKey) === undefined ? whileBusy(read) : read();
  },
});
