import type { ComponentProps } from 'react';
import { chakra } from '../style/chakra.tsx';
import { CampaignCover } from './campaign-cover.tsx';

const Frame = chakra('span', {
  base: { display: 'block', flexShrink: '0', width: '10', height: '10', borderRadius: 'lg', overflow: 'hidden' },
});

/** The cover of a loot as a small square beside its title, which says what it is. */
export const LootThumbnail = ({ campaign }: Pick<ComponentProps<typeof CampaignCover>, 'campaign'>) => (
  <Frame aria-hidden>
    <CampaignCover campaign={campaign} height="10" />
  </Frame>
);
