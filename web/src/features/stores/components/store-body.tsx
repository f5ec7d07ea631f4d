import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { CREATOR_IS_NEW, creatorFigures } from '../../../shared/records/creator-figures.ts';
import { DisputeFigure } from '../../../shared/records/dispute-figure.tsx';
import { RecordFigures } from '../../../shared/records/record-figures.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { Card, chakra, List, SectionTitle, Stack, Written } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const Column = chakra('div', {
  base: { display: 'grid', gap: { base: '4', md: '6' }, minWidth: '0', alignContent: 'start' },
});
const Told = chakra(Card, {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
const KnownFor = chakra(Card, { base: { display: 'grid', gap: '5', _empty: { display: 'none' } } });

interface StoreBodyProps {
  store: StoreView;
  /** Which parts the creator shows. */
  sections: StoreSettingsView['sections'];
  /** "My Work". */
  work: ReactNode;
  /** The description with the links, where the header has no room for them; after the work. */
  intro: ReactNode;
  reviews: ReactNode;
  /** Offer for visitors only. */
  offer: ReactNode;
}

/** Body of a store below its header, with the sections its settings show. */
export function StoreBody({ store, sections, work, intro, reviews, offer }: StoreBodyProps) {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '4', md: '6' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
    >
      <RevealTogether gap={{ base: '4', md: '6' }} minWidth="0" alignContent="start">
        {sections.media && work}
        {intro}
        {sections.about && (
          <Told as="div">
            <StoreText
              title={storesText.aboutMe}
              text={store.personalDescription}
              fallback={storesText.noPersonalDescription}
            />
            <StoreText title={storesText.about} text={store.background} fallback={storesText.noBackground} />
          </Told>
        )}
      </RevealTogether>
      <Column gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        <Section title="Record">
          <RecordFigures figures={creatorFigures(store.record)} unlessNew={CREATOR_IS_NEW} />
          <DisputeFigure uid={store.id} />
        </Section>
        {sections.products && (
          <KnownFor as="div">
            <Specialties specialties={store.specialties} />
            <Achievements achievements={store.achievements} />
          </KnownFor>
        )}
        {offer}
      </Column>
      {/* On phones the short facts come before what may be a long list. */}
      {sections.reviews && <chakra.div minWidth="0">{reviews}</chakra.div>}
    </chakra.div>
  );
}

interface StoreTextProps {
  title: string;
  text: string;
  /** Stands there when the text is empty. */
  fallback: string;
}

/** Text written by a creator, with its line breaks, below its heading. */
function StoreText({ title, text, fallback }: StoreTextProps) {
  return (
    <Stack gap="2">
      <SectionTitle>{title}</SectionTitle>
      <Written maxWidth="prose" color={text ? undefined : 'muted'}>
        {text || fallback}
      </Written>
    </Stack>
  );
}

/** Lists a creator's specialties; nothing when there are none. */
function Specialties({ specialties }: Pick<StoreView, 'specialties'>) {
  if (specialties.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <SectionTitle>Specialties</SectionTitle>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {specialties.map((specialty) => (
          <chakra.li key={specialty} display="flex" minWidth="0">
            <Badge
              colorPalette="sea"
              fontSize="sm"
              paddingX="3"
              paddingY="1"
              whiteSpace="normal"
              overflowWrap="anywhere"
            >
              {specialty}
            </Badge>
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

/** Lists a creator's achievements; nothing when there are none. */
function Achievements({ achievements }: Pick<StoreView, 'achievements'>) {
  if (achievements.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <SectionTitle>Achievements</SectionTitle>
      <List gap="3">
        {achievements.map((achievement) => (
          <chakra.li key={achievement} display="flex" gap="3" overflowWrap="anywhere">
            <chakra.span color="goldText" flexShrink="0" paddingTop="0.5">
              <Trophy size={18} aria-hidden />
            </chakra.span>
            {achievement}
          </chakra.li>
        ))}
      </List>
    </Stack>
  );
}
