import {
  createDeliverable,
  decideDeliverable as decideOperation,
  getDeliverable,
  listDeliverablesOfApplication,
} from '@doubloon/contract/deliverables/operations.ts';
import { route } from '../platform/operation-route.ts';
import { decideDeliverable } from './decide-deliverable.ts';
import { showDeliverable, showDeliverablesOfApplication } from './show-deliverables.ts';
import { submitDeliverable } from './submit-deliverable.ts';

export const deliverablesRoutes = [
  route(createDeliverable, submitDeliverable),
  route(listDeliverablesOfApplication, showDeliverablesOfApplication),
  route(getDeliverable, showDeliverable),
  route(decideOperation, decideDeliverable),
];
