import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { askUnkept, forRoles } from './visit.ts';

/** Every admin screen names what waits, beside the ways to the others. */
export const firstData = forRoles(['admin'], () => void askUnkept(queryOf(getWaitingWork, {})));
