import { createAppeal, listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { route } from '../platform/operation-route.ts';
import { openAppeal } from './open-appeal.ts';
import { showOwnAppeals } from './show-own-appeals.ts';

export const casesRoutes = [route(createAppeal, openAppeal), route(listOwnAppeals, showOwnAppeals)];
