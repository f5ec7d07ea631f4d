import {
  createDeliverable,
  getDeliverable,
  listDeliverablesOfApplication,
} from '@doubloon/contract/deliverables/operations.ts';
import { route } from '../platform/operation-route.ts';
import { showDeliverable, showDeliverablesOfApplication } from './show-deliverables.ts';
import { submitDeliverable } from './submit-deliverable.ts';

export const deliverablesRoutes = [
  route(createDeliverable, submitDeliverable),
  route(listDeliverablesOfApplication, showDeliverablesOfApplication),
  route(getDeliverable, showDeliverable),
];
