import {
  deleteAccount as deleteOperation,
  exportAccount as exportOperation,
} from '@doubloon/contract/account/operations.ts';
import { route } from '../platform/operation-route.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export const accountRoutes = [route(exportOperation, exportAccount), route(deleteOperation, deleteAccount)];
