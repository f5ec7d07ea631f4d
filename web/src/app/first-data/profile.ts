import { profileQuery } from '../../features/users/api/profile-query.ts';
import { askUnkept, forRoles } from './visit.ts';

export const firstData = forRoles(['user', 'content_creator', 'business_owner', 'admin'], ({ isAhead }) => {
  // The page is covered while it is read.
  if (!isAhead) void askUnkept(profileQuery);
});
