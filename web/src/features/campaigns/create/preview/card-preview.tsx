import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useWatch } from 'react-hook-form';
import { currentTime } from '../../../../shared/state/current-time.ts';
import type { SessionUser } from '../../../../shared/state/session.ts';
import { chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { CampaignCard } from '../../browse/campaign-card.tsx';
import { emptyLoot } from '../create-loot-values.ts';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { typedTerms } from './payout-terms.ts';

interface CardPreviewProps {
  owner: SessionUser;
  /** Address of the cover that was chosen. */
  cover: string | undefined;
}

/** The loot as it will stand in the marketplace, while it is typed; wide screens only, which have the room beside the form. */
export function CardPreview({ owner, cover }: CardPreviewProps) {
  const typed = useWatch<CreateLootValues>();
  return (
    <chakra.section aria-labelledby="card-preview" display={{ base: 'none', lg: 'block' }}>
      <Hint id="card-preview" marginBottom="2">
        What creators will see
      </Hint>
      <CampaignCard
        campaign={previewOf({ ...emptyLoot, ...(typed as Partial<CreateLootValues>) }, owner, cover)}
        title={typed.title?.trim() ? typed.title : 'Your title'}
      />
    </chakra.section>
  );
}

/** The loot that the form describes so far, as if it had just been paid for. */
export function previewOf(
  form: CreateLootValues,
  { uid, name, profilePic, isVerified }: SessionUser,
  cover?: string,
): CampaignView {
  const terms = typedTerms(form);
  const shared = terms.payoutModel === 'budget_share';
  return {
    id: 'preview',
    title: form.title,
    description: form.description.trim(),
    budget: terms.budgetCents,
    remaining_budget: terms.budgetCents,
    paidOut: 0,
    platforms: form.platforms,
    content_types: form.contentTypes,
    niche: form.niche || null,
    age_range: null,
    gender: form.gender,
    interests: [],
    expected_reach: terms.expectedReach,
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    requirements: [],
    example_posts: [],
    applicant_questions: {
      cover_letter: false,
      relevant_experience: false,
      years_of_experience: false,
      formal_training: false,
    },
    payout_model: terms.payoutModel,
    creator_slots: terms.creatorSlots,
    free_slots: shared ? terms.creatorSlots : null,
    creator_cap: terms.creatorCapCents,
    cover: cover === undefined ? null : { url: cover, alt: '' },
    status: 'open',
    full: false,
    moderation_reason: null,
    held_by_admin: false,
    views: 0,
    applications: 0,
    pending_applications: 0,
    pending_treasures: 0,
    pending_proofs: 0,
    stuck_payouts: 0,
    created_at: currentTime(),
    closed_at: null,
    close_reason: null,
    owner_id: uid,
    owner_name: name,
    businessOwner: { name, logo: profilePic, verified: isVerified },
  };
}
