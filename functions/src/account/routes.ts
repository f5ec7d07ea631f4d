import * as operations from '@doubloon/contract/account/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export const accountRoutes = routes(operations, { exportAccount, deleteAccount });
