import { isDeepStrictEqual } from 'node:util';
import type { Campaign, CampaignDraft, CampaignEdit } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife, type CloseReason } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { PreparedCampaign } from '@doubloon/contract/payments/checkout.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import { examplePostsAt } from './example-posts.ts';
import { deriveCampaignFields } from './derived-fields.ts';
import { illegalState } from '../platform/app-error.ts';
import type { Handler } from '../platform/dependencies.ts';
import { toCampaignView, getOwnCampaign } from './show-campaigns.ts';
import { moveCampaign } from './lifecycle/move-campaign.ts';

/** The campaign that a draft of the create form describes, with its defaults filled in. Throws `invalid_input` for an example that is no post. */
export function prepareCampaign(draft: CampaignDraft, owner: User): PreparedCampaign {
  const payoutModel = draft.payout_model ?? 'budget_share';
  return {
    ownerId: owner.uid,
    ownerName: owner.name,
    ownerLogo: owner.profilePic,
    ownerVerified: owner.isVerified,
    title: draft.title,
    description: draft.description,
    budgetCents: draft.budget,
    platforms: [...new Set(draft.platforms)],
    contentTypes: [...new Set(draft.content_types)],
    niche: draft.niche ?? null,
    ageRange: draft.age_range ?? null,
    gender: draft.gender ?? 'All',
    interests: draft.interests ?? [],
    expectedReach: draft.expected_reach ?? null,
    startDate: draft.startDate ?? null,
    endDate: draft.endDate ?? null,
    requirements: draft.requirements ?? [],
    applicantQuestions: draft.applicant_questions ?? NO_QUESTIONS,
    examplePosts: examplePostsAt(draft.example_posts ?? [], 'body.formData.example_posts'),
    payoutModel,
    creatorSlots: payoutModel === 'budget_share' ? (draft.creator_slots ?? 1) : 1,
    creatorCapCents: payoutModel === 'per_view' ? (draft.creator_cap ?? null) : null,
  };
}

const NO_QUESTIONS = {
  cover_letter: false,
  relevant_experience: false,
  years_of_experience: false,
  formal_training: false,
};

interface Beginning {
  readonly now: Date;
  readonly moderation: boolean;
  readonly closed?: CloseReason;
  /** True while its owner is suspended. */
  readonly held?: boolean;
}

/**
 * Stores the campaign a checkout has paid for in the unit of work: open; waiting for an admin while moderation is on; else paused as by an admin when its owner
 * is suspended; or `closed` already. The commit fails when there is one. Writes 1.
 */
export function createCampaign(
  tx: Tx,
  id: string,
  prepared: PreparedCampaign,
  { now, moderation, closed, held }: Beginning,
): Campaign {
  const status = closed ? 'completed' : moderation ? 'pending' : held ? 'paused' : 'open';
  const bare: Campaign = {
    ...prepared,
    id,
    extendedAt: null,
    cover: null,
    files: [],
    ...campaignLife.start(status),
    moderationReason: null,
    heldByAdmin: status === 'paused',
    moderatedAt: null,
    createdAt: now,
    closedAt: closed ? now : null,
    closeReason: closed ?? null,
    paysNoMore: false,
    // Nobody has approved its words, and nobody will.
    hiddenForGood: moderation && closed !== undefined,
    search: [],
    budgetBand: 0,
    full: false,
    spent: false,
    counts: {
      applications: 0,
      pendingApplications: 0,
      approvedApplications: 0,
      pendingDeliverables: 0,
      pendingProofs: 0,
      pendingQuestions: 0,
      stuckPayouts: 0,
      views: 0,
      paidOutCents: 0,
      committedCents: 0,
    },
  };
  // The trigger keeps them; from the start so that the campaign is found at once.
  const campaign = { ...bare, ...deriveCampaignFields(bare) };
  tx.campaigns.add(campaign);
  return campaign;
}

/** Shows a running campaign with the budget, slots and reach that were added to it, in the unit of work that has read it. Writes 1. */
export function growCampaign(
  tx: Tx,
  campaign: Campaign,
  grown: Pick<Campaign, 'budgetCents' | 'creatorSlots' | 'expectedReach'>,
): Campaign {
  const changes = { ...grown, ...deriveCampaignFields({ ...campaign, ...grown }) };
  tx.campaigns.update(campaign.id, changes);
  return { ...campaign, ...changes };
}

/** Fields that creators rely on when they apply, and applications copy: they stay once there is an application. */
const AGREED = ['title', 'description', 'requirements', 'applicantQuestions', 'examplePosts'] as const;
/** Fields that an admin has read who approved the campaign. */
const MODERATED = ['title', 'description', 'requirements', 'interests', 'examplePosts', 'cover'] as const;

type Changes = Partial<Campaign>;

/**
 * Changes the brief of a campaign of the caller's that is not completed; never its money. Throws `invalid_input` for an example that is no post, `illegal_state`
 * when it is completed, or when a creator has applied and a field would change that they agreed to. While moderation is on, changed words wait for an admin
 * again, and stay as well once a creator has applied, who could not deliver meanwhile.
 */
export const editCampaign: Handler<'editCampaign'> = async ({ db, config, caller }, { params, body }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => {
      const campaign = await getOwnCampaign(tx, params.id, caller);
      if (campaignLife.isFinal(campaign.status)) throw illegalState('This loot is completed and cannot be changed');
      const changes = changesOf(campaign, body);
      if (Object.keys(changes).length === 0) return campaign;
      const fixed = config.moderation ? [...AGREED, ...MODERATED] : AGREED;
      if (touches(changes, fixed) && (await tx.applications.findAnyTo(campaign.id))) {
        const words = config.moderation
          ? 'title, description, requirements, examples, interests, cover'
          : 'title, description, requirements, examples';
        throw illegalState(`Creators have applied to this loot: its ${words} and questions stay as they are`);
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
    examplePosts: edit.example_posts && examplePostsAt(edit.example_posts, 'body.example_posts'),
    cover: edit.cover_alt === undefined || !campaign.cover ? undefined : { ...campaign.cover, alt: edit.cover_alt },
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
