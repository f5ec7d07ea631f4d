import {
  createDeliverable,
  decideDeliverable as decideOperation,
  deleteDeliverable as deleteOperation,
  getDeliverable,
  listDeliverables,
  listDeliverablesOfApplication,
} from '@doubloon/contract/deliverables/operations.ts';
import { route } from '../platform/operation-route.ts';
import { decideDeliverable } from './decide-deliverable.ts';
import { deleteDeliverable } from './delete-deliverable.ts';
import { showDeliverable, showDeliverables, showDeliverablesOfApplication } from './show-deliverables.ts';
import { submitDeliverable } from './submit-deliverable.ts';

export const deliverablesRoutes = [
  route(createDeliverable, submitDeliverable),
  route(listDeliverables, showDeliverables),
  route(listDeliverablesOfApplication, showDeliverablesOfApplication),
  route(getDeliverable, showDeliverable),
  route(decideOperation, decideDeliverable),
  route(deleteOperation, deleteDeliverable),
];
