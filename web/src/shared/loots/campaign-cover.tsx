import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { COVER_HEIGHT, COVER_WIDTH, coverDrawing } from '@doubloon/contract/campaigns/cover-drawing.ts';
import { useId, useMemo, type ComponentProps } from 'react';
import { chakra } from '../style/chakra.tsx';
import { Picture } from '../ui/pictures/picture.tsx';

interface CampaignCoverProps {
  campaign: Pick<CampaignView, 'id' | 'owner_id'> & Partial<Pick<CampaignView, 'cover'>>;
  height: ComponentProps<typeof chakra.svg>['height'];
}

/** The cover that its owner has put on a loot; a drawn one if there is none, or if it cannot be loaded. */
export function CampaignCover({ campaign, height }: CampaignCoverProps) {
  const drawn = <DrawnCover campaign={campaign} height={height} />;
  if (!campaign.cover) return drawn;
  const { url, alt } = campaign.cover;
  return <Picture src={url} alt={alt} width="full" height={height} fallback={drawn} />;
}

/** A picture made from the loot's id and its owner's: always the same for one loot, in the colours of its brand. */
function DrawnCover({ campaign, height }: CampaignCoverProps) {
  const { id, owner_id: ownerId } = campaign;
  const { ground, shades, shapes } = useMemo(() => coverDrawing(ownerId, id), [ownerId, id]);
  const groundId = useId();
  return (
    <chakra.svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      width="full"
      height={height}
      display="block"
      aria-hidden
    >
      <defs>
        <linearGradient id={groundId} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={ground[0]} />
          <stop offset="1" stopColor={ground[1]} />
        </linearGradient>
      </defs>
      <rect width={COVER_WIDTH} height={COVER_HEIGHT} fill={`url(#${groundId})`} />
      <g strokeLinecap="round" opacity=".62">
        {shapes.map(({ d, shade, pen }) => (
          <path
            key={d}
            d={d}
            {...(pen ? { fill: 'none', stroke: shades[shade], strokeWidth: pen } : { fill: shades[shade] })}
          />
        ))}
      </g>
    </chakra.svg>
  );
}
