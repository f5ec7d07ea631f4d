import * as operations from '@doubloon/contract/cases/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { createAppeal } from './appeals.ts';
import { listOwnAppeals } from './list-own-appeals.ts';

export const casesRoutes = routes(operations, { createAppeal, listOwnAppeals });
