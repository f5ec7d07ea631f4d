import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { CREATOR_IS_NEW, creatorFigures } from '../../../shared/records/creator-figures.ts';
import { DisputeFigure } from '../../../shared/records/dispute-figure.tsx';
import { RecordFigures } from '../../../shared/records/record-figures.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { Card, chakra, List, Written } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { formatCount } from '../../../shared/ui/figures/numbers.tsx';
import { averageText } from '../../../shared/ui/marks/average-rating.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const Tiles = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '3', textAlign: 'center' },
});

const Column = chakra('div', { base: { display: 'grid', gap: '6', minWidth: '0', alignContent: 'start' } });

interface StoreBodyProps {
  store: StoreView;
  /** Which parts the creator shows. */
  sections: StoreSettingsView['sections'];
  /** "My Work". */
  work: ReactNode;
  reviews: ReactNode;
  /** Offer for visitors only. */
  offer: ReactNode;
}

/** Body of a store below its header, with the sections its settings show. */
export function StoreBody({ store, sections, work, reviews, offer }: StoreBodyProps) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
    >
      <Column>
        {sections.media && work}
        {sections.about && (
          <Section title={storesText.aboutMe}>
            <StoreText text={store.personalDescription} fallback={storesText.noPersonalDescription} />
          </Section>
        )}
        {sections.about && (
          <Section title={storesText.about}>
            <StoreText text={store.background} fallback={storesText.noBackground} />
          </Section>
        )}
      </Column>
      <Column gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        {sections.stats && <StoreStats store={store} />}
        <Section title="Record">
          <RecordFigures figures={creatorFigures(store.record)} unlessNew={CREATOR_IS_NEW} />
          <DisputeFigure uid={store.id} />
        </Section>
        {offer}
        {sections.products && (
          <>
            <Specialties specialties={store.specialties} />
            <Achievements achievements={store.achievements} />
          </>
        )}
      </Column>
      {/* On phones the short facts come before what may be a long list. */}
      {sections.reviews && <chakra.div minWidth="0">{reviews}</chakra.div>}
    </chakra.div>
  );
}

/** Text written by a creator, with its line breaks; `fallback` is shown when it is empty. */
function StoreText({ text, fallback }: { text: string; fallback: string }) {
  return (
    <Written maxWidth="prose" color={text ? undefined : 'muted'}>
      {text || fallback}
    </Written>
  );
}

/** Followers, rating and the year of joining; 'N/A' stands for a rating or a year that is not there. */
function StoreStats({ store }: { store: StoreView }) {
  const year = store.joinedDate.getFullYear();
  const rating = averageText(store.rating, store.reviewCount);
  const tiles = [
    ['Followers', formatCount(store.followers)],
    ['Rating', rating],
    ['Joined', Number.isNaN(year) ? storesText.notKnown : year],
  ] as const;
  return (
    <Tiles>
      {tiles.map(([name, value]) => (
        <Card key={name} as="div" paddingX="1" paddingY="4" display="flex" flexDirection="column-reverse" gap="1">
          <chakra.dt textStyle="hint">{name}</chakra.dt>
          <chakra.dd fontWeight="bold" fontSize="xl" lineHeight="tight" textStyle="figure">
            {value}
          </chakra.dd>
        </Card>
      ))}
    </Tiles>
  );
}

/** Lists a creator's specialties; nothing when there are none. */
function Specialties({ specialties }: Pick<StoreView, 'specialties'>) {
  if (specialties.length === 0) return null;
  return (
    <Section title="Specialties">
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
    </Section>
  );
}

/** Lists a creator's achievements; nothing when there are none. */
function Achievements({ achievements }: Pick<StoreView, 'achievements'>) {
  if (achievements.length === 0) return null;
  return (
    <Section title="Achievements">
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
    </Section>
  );
}
