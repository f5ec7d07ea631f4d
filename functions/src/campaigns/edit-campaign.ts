import { isDeepStrictEqual } from 'node:util';
import type { Campaign, CampaignEdit } from '@doubloon/contract/campaigns/campaign.ts';
import type * as operations from '@doubloon/contract/campaigns/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toCampaignView } from './campaign-view.ts';
import { deriveCampaignFields } from './derived-fields.ts';
import { getOwnCampaign } from './get-campaign.ts';
import { moveCampaign } from './lifecycle/move-campaign.ts';

/** Fields that creators rely on when they apply, and applications copy: they stay once there is an application. */
const AGREED = ['title', 'description', 'requirements', 'applicantQuestions'] as const;
/** Fields that an admin has read who approved the campaign. */
const MODERATED = ['title', 'description', 'requirements', 'interests'] as const;

type Changes = Partial<Campaign>;

/**
 * Changes the brief of a campaign of the caller's that is not completed; never its money. Throws `illegal_state` when it is completed, or
 * when a creator has applied to what would change. While moderation is on, changed words wait for an admin again.
 */
export const editCampaign: Handler<typeof operations.editCampaign> = async ({ db, config, caller }, { params, body }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => {
      const campaign = await getOwnCampaign(tx, params.id, caller);
      if (campaign.status === 'completed') {
        throw new AppError('illegal_state', 'This loot is completed and cannot be changed');
      }
      const changes = changesOf(campaign, body);
      if (Object.keys(changes).length === 0) return campaign;
      if (touches(changes, AGREED) && (await tx.applications.findAnyTo(campaign.id))) {
        throw new AppError(
          'illegal_state',
          'Creators have applied to this loot: its title, description, requirements and questions stay as they are',
        );
      }
      const changed = { ...changes, ...deriveCampaignFields({ ...campaign, ...changes }) };
      if (config.moderation && touches(changes, MODERATED) && campaign.status !== 'pending') {
        return moveCampaign(tx, campaign, 'resubmit', changed);
      }
      tx.campaigns.update(campaign.id, changed);
      return { ...campaign, ...changed };
    }),
  );

function changesOf(campaign: Campaign, edit: CampaignEdit): Changes {
  const wanted: Changes = {
    title: edit.title,
    description: edit.description,
    requirements: edit.requirements,
    interests: edit.interests,
    niche: edit.niche,
    ageRange: edit.age_range,
    gender: edit.gender,
    applicantQuestions: edit.applicant_questions,
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, campaign[name as keyof Campaign]),
    ),
  );
}

function touches(changes: Changes, fields: readonly (keyof Campaign)[]): boolean {
  return fields.some((field) => field in changes);
}
