import {
  countApplications,
  createApplication,
  decideApplication as decideOperation,
  getApplication,
  listApplicationsOfCampaign,
  listApplicationsOfCreator,
  listApplicationsOfOwner,
  listOwnApplications,
  withdrawApplication as withdrawOperation,
} from '@doubloon/contract/applications/operations.ts';
import { route } from '../platform/operation-route.ts';
import { applyToCampaign } from './apply-to-campaign.ts';
import { decideApplication } from './decide-application.ts';
import {
  showApplication,
  showApplicationCount,
  showApplicationsOfCampaign,
  showApplicationsOfCreator,
  showApplicationsOfOwner,
  showOwnApplications,
} from './show-applications.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationsRoutes = [
  route(createApplication, applyToCampaign),
  route(listOwnApplications, showOwnApplications),
  route(countApplications, showApplicationCount),
  route(listApplicationsOfCampaign, showApplicationsOfCampaign),
  route(listApplicationsOfCreator, showApplicationsOfCreator),
  route(listApplicationsOfOwner, showApplicationsOfOwner),
  route(getApplication, showApplication),
  route(withdrawOperation, withdrawApplication),
  route(decideOperation, decideApplication),
];
