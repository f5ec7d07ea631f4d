import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { coverPicture } from '@doubloon/contract/campaigns/cover-drawing.ts';
import { useMemo, type ComponentProps } from 'react';
import { chakra } from '../style/chakra.tsx';
import { Picture } from '../ui/pictures/picture.tsx';

/** Shows the middle of the picture where its place is flatter or narrower. */
const Drawn = chakra('span', { base: { display: 'block', width: 'full', overflow: 'hidden' } });
const DrawnPicture = chakra('img', {
  base: { display: 'block', width: 'full', height: 'full', maxWidth: 'none', objectFit: 'cover' },
});

interface CampaignCoverProps {
  campaign: Pick<CampaignView, 'id' | 'owner_id'> & Partial<Pick<CampaignView, 'cover'>>;
  height: ComponentProps<typeof Drawn>['height'];
}

/** The cover that its owner has put on a loot; a drawn one if there is none, or if it cannot be loaded. */
export function CampaignCover({ campaign, height }: CampaignCoverProps) {
  const drawn = <DrawnCover campaign={campaign} height={height} />;
  if (!campaign.cover) return drawn;
  const { url, alt } = campaign.cover;
  return <Picture src={url} alt={alt} width="full" height={height} fallback={drawn} />;
}

/** A picture made from the loot's id and its owner's: always the same for one loot, in the colours of its brand. */
function DrawnCover({ campaign: { id, owner_id: ownerId }, height }: CampaignCoverProps) {
  const picture = useMemo(() => coverPicture(ownerId, id), [ownerId, id]);
  return (
    <Drawn height={height}>
      <DrawnPicture src={picture} alt="" />
    </Drawn>
  );
}
