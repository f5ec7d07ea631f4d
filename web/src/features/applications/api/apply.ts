import type { ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import { createApplication } from '@doubloon/contract/applications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Applies to a loot in the creator's own name. */
export function apply(campaignId: string, creatorId: string, answers: ApplicationAnswers) {
  return request(createApplication, { body: { ...answers, campaign_id: campaignId, creator_id: creatorId } });
}
