import { getStore, getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { askFor, type FirstData } from './visit.ts';

export const firstData: FirstData = ({ params, user }) => {
  const id = params.creatorId ?? user?.uid;
  if (id === undefined) return;
  void askFor(queryOf(getStore, { params: { id } }));
  void askFor(queryOf(getStoreSettings, { params: { id } }));
};
