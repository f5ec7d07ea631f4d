import { getDeliverable, listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { route } from '../platform/operation-route.ts';
import { showDeliverable, showDeliverablesOfApplication } from './show-deliverables.ts';

export const deliverablesRoutes = [
  route(listDeliverablesOfApplication, showDeliverablesOfApplication),
  route(getDeliverable, showDeliverable),
];
