import {
  approvePayment as approvePaymentOperation,
  countApplications,
  createApplication,
  decideApplication as decideOperation,
  decideContent as decideContentOperation,
  editApplication as editOperation,
  freeSlot as freeSlotOperation,
  getApplication,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  listOwnApplications,
  previewSlotFreeing as previewSlotFreeingOperation,
  submitContent as submitContentOperation,
  withdrawApplication as withdrawOperation,
} from '@doubloon/contract/applications/operations.ts';
import { route } from '../platform/operation-route.ts';
import { applyToCampaign } from './apply-to-campaign.ts';
import { approvePayment } from './approve-payment.ts';
import { decideApplication } from './decide-application.ts';
import { decideContent } from './decide-content.ts';
import { editApplication } from './edit-application.ts';
import { freeSlot, previewSlotFreeing } from './free-slot.ts';
import {
  showApplication,
  showApplicationCount,
  showApplicationsOfCampaign,
  showApplicationsOfCreator,
  showApplicationsOfOwner,
  showOwnApplications,
} from './show-applications.ts';
import { submitContent } from './submit-content.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationsRoutes = [
  route(createApplication, applyToCampaign),
  route(listOwnApplications, showOwnApplications),
  route(countApplications, showApplicationCount),
  route(listApplicationsOfCampaign, showApplicationsOfCampaign),
  route(listApplicationsOfCreator, showApplicationsOfCreator),
  route(listApplicationsOfOwner, showApplicationsOfOwner),
  route(getApplication, showApplication),
  route(editOperation, editApplication),
  route(withdrawOperation, withdrawApplication),
  route(decideOperation, decideApplication),
  route(previewSlotFreeingOperation, previewSlotFreeing),
  route(freeSlotOperation, freeSlot),
  route(submitContentOperation, submitContent),
  route(decideContentOperation, decideContent),
  route(approvePaymentOperation, approvePayment),
];
