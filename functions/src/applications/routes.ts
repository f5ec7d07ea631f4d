import * as operations from '@doubloon/contract/applications/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { createApplication } from './create-application.ts';
import { approvePayment } from './approve-payment.ts';
import { decideApplication } from './decide-application.ts';
import { decideContent } from './decide-content.ts';
import { editApplication } from './edit-application.ts';
import { getEarnings } from './get-earnings.ts';
import { freeSlot, previewSlotFreeing } from './free-slot.ts';
import {
  countApplications,
  getApplication,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  listOwnApplications,
} from './show-applications.ts';
import { submitContent } from './submit-content.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationsRoutes = routes(operations, {
  createApplication,
  listOwnApplications,
  countApplications,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  getApplication,
  editApplication,
  withdrawApplication,
  decideApplication,
  previewSlotFreeing,
  freeSlot,
  submitContent,
  decideContent,
  approvePayment,
  getEarnings,
});
