import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { ReactNode } from 'react';
import { chakra, Detail, Hint, List, SectionTitle, sheet } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { LootThumbnail } from '../../../shared/loots/loot-thumbnail.tsx';

const Part = chakra('section', { base: { marginTop: '10' } });
const Rows = chakra(List, { base: { ...sheet, marginTop: '3', overflow: 'hidden' } });
const Row = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingX: { base: '3', md: '4' },
    paddingY: '2',
    minHeight: 'touch',
    _hover: { bg: 'raised' },
    'li + li > &': { borderTopWidth: '1px', borderColor: 'line' },
  },
});
const Words = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    lineHeight: 'snug',
    md: { display: 'flex', alignItems: 'baseline', columnGap: '3' },
  },
});
const Title = chakra('h3', { base: { fontSize: 'md', fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Brand = chakra(Detail, { base: { flexShrink: '0', overflowWrap: 'anywhere' } });

/** Phones find it in the application. */
const Applied = chakra(Hint, { base: { display: { base: 'none', md: 'block' }, whiteSpace: 'nowrap' } });

interface AnsweredLootsProps {
  /** An `AnsweredLoot` for each, in the order of the offers. */
  children: ReactNode;
}

/** The loots that a creator has applied to before, below the offers that are new to them. */
export function AnsweredLoots({ children }: AnsweredLootsProps) {
  return (
    <Part aria-labelledby="answered-loots">
      <SectionTitle id="answered-loots">Already answered</SectionTitle>
      <Rows>{children}</Rows>
    </Part>
  );
}

interface AnsweredLootProps {
  campaign: Pick<CampaignView, 'id' | 'owner_id' | 'businessOwner' | 'cover'>;
  /** The title, as the button that covers the whole row. */
  title: ReactNode;
  /** When the creator applied. */
  applied: Date;
  /** The state of the application. */
  mark: ReactNode;
}

/** A loot that is applied to, in one line: which it is, whose, and where the application stands. */
export function AnsweredLoot({ campaign, title, applied, mark }: AnsweredLootProps) {
  return (
    <li>
      <Row>
        <LootThumbnail campaign={campaign} />
        <Words>
          <Title>{title}</Title>
          <Brand>{campaign.businessOwner.name}</Brand>
        </Words>
        <Applied>
          Applied <DateText value={applied} />
        </Applied>
        {mark}
      </Row>
    </li>
  );
}
