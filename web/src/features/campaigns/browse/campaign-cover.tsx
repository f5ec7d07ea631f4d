import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useId, useMemo, type ComponentProps } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { coverScene, type CoverScene } from './cover-scene.ts';

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

/** A picture made from the loot's id and its owner's: always the same for one loot, alike for all of a brand. */
function DrawnCover({ campaign, height }: CampaignCoverProps) {
  const { id, owner_id: ownerId } = campaign;
  const scene = useMemo(() => coverScene(ownerId, id), [ownerId, id]);
  const { palette, sun } = scene;
  const sky = useId();
  const glow = useId();
  return (
    <chakra.svg
      viewBox="0 0 400 140"
      preserveAspectRatio="xMidYMid slice"
      width="full"
      height={height}
      display="block"
      aria-hidden
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.sky[0]} />
          <stop offset=".72" stopColor={palette.sky[1]} />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset=".3" stopColor={palette.sun} stopOpacity=".55" />
          <stop offset="1" stopColor={palette.sun} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="140" fill={`url(#${sky})`} />
      {scene.stars.map(({ x, y, radius }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill="#fff" opacity=".75" />
      ))}
      <circle cx={sun.x} cy={sun.y} r={sun.radius * 3} fill={`url(#${glow})`} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={palette.sun} />
      {scene.hills.map((outline, index) => (
        <path key={outline} d={outline} fill={palette.far} opacity={index === 0 ? 0.45 : 0.75} />
      ))}
      <path d={scene.waves[0]} fill={palette.far} />
      <MotifShape scene={scene} />
      <path d={scene.waves[1]} fill={palette.near} opacity=".7" />
      <path d={scene.waves[2]} fill={palette.near} />
    </chakra.svg>
  );
}

function MotifShape({ scene: { motif, motifX, palette } }: { scene: CoverScene }) {
  const at = `translate(${motifX} 112)`;
  const { near, sun } = palette;
  switch (motif) {
    case 'ship':
      return (
        <g transform={at} fill={near}>
          <path d="M-26 -8h52l-9 14h-34z" />
          <path d="M-1 -8v-44h2v44z" />
          <path d="M3 -50q22 12 18 36H3z" fill={sun} opacity=".95" />
          <path d="M-3 -44q-18 12 -16 30h16z" fill={sun} opacity=".75" />
        </g>
      );
    case 'island':
      return (
        <g transform={at} fill={near}>
          <path d="M-44 6q44 -34 88 0z" />
          <path d="M4 -10q-2 -22 8 -36l3 1q-8 15 -6 35z" />
          <path d="M13 -46q-16 -10 -26 4q16 -5 26 -4q14 -12 28 0q-16 -3 -28 0q12 4 14 18q-10 -12 -14 -18q-14 4 -14 20q4 -12 14 -20z" />
        </g>
      );
    case 'lighthouse':
      return (
        <g transform={at} fill={near}>
          <path d="M-34 6q30 -22 68 0z" />
          <path d="M-6 -6l3 -40h8l3 40z" />
          <path d="M-6 -46h14v-3h-14zM-2 -57h6l2 8h-10z" />
          <path d="M4 -53l64 -14v24z" fill={sun} opacity=".35" />
          <circle cx="1" cy="-53" r="2.4" fill={sun} />
        </g>
      );
    case 'peaks':
      return (
        <g transform={at}>
          <path d="M-70 6l34 -56l22 30l20 -40l52 66z" fill={near} />
          <path d="M-36 -50l-9 15l8 -4l7 6l5 -5zM6 -60l-8 16l8 -4l6 7l7 -5z" fill={sun} opacity=".9" />
        </g>
      );
  }
}
