import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { askUnkept, forRoles } from './visit.ts';

export const firstData = forRoles(['content_creator'], ({ user: { uid } }) => {
  void askUnkept(queryOf(getConnectedAccount, { params: { id: uid } }));
});
