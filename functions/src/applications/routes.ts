import * as operations from '@doubloon/contract/applications/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { createApplication } from './create-application.ts';
import { approvePayment } from './application-payable.ts';
import { decideApplication, decideContent } from './decide-application.ts';
import { editApplication, submitContent, withdrawApplication } from './change-application.ts';
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
