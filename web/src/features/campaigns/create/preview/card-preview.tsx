import { useWatch } from 'react-hook-form';
import type { SessionUser } from '../../../../shared/state/session.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { CampaignCard } from '../../browse/campaign-card.tsx';
import { emptyLoot } from '../create-loot-values.ts';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { previewOf, type Chosen } from './preview-of.ts';

interface CardPreviewProps {
  owner: SessionUser;
  chosen: Chosen;
}

/** The loot as it will stand in the marketplace, while it is typed; wide screens only, which have the room beside the form. */
export function CardPreview({ owner, chosen }: CardPreviewProps) {
  const typed = useWatch<CreateLootValues>();
  return (
    <chakra.section aria-label="What creators will see" display={{ base: 'none', lg: 'block' }}>
      <CampaignCard
        campaign={previewOf({ ...emptyLoot, ...(typed as Partial<CreateLootValues>) }, owner, chosen)}
        title={typed.title?.trim() ? typed.title : 'Your title'}
      />
    </chakra.section>
  );
}
