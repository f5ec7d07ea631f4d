import * as operations from '@doubloon/contract/deliverables/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { decideDeliverable } from './decide-deliverable.ts';
import { deleteDeliverable } from './delete-deliverable.ts';
import {
  getDeliverable,
  listCampaignDeliverables,
  listDeliverables,
  listDeliverablesOfApplication,
} from './show-deliverables.ts';
import { createDeliverable } from './create-deliverable.ts';

export const deliverablesRoutes = routes(operations, {
  createDeliverable,
  listDeliverables,
  listDeliverablesOfApplication,
  listCampaignDeliverables,
  getDeliverable,
  decideDeliverable,
  deleteDeliverable,
});
