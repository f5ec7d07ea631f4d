import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinedText } from '../joined-text.ts';
import { CREATOR_IS_NEW, workFigures } from '../../../shared/records/creator-figures.ts';
import { DisputeFigure } from '../../../shared/records/dispute-figure.tsx';
import { RecordFigures, type RecordFigure } from '../../../shared/records/record-figures.tsx';
import { VerifiedResults } from '../../../shared/records/verified-results.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { Card, chakra, List, SectionTitle, Stack, Written } from '../../../shared/style/chakra.tsx';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
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
  /** Where else the creator is. */
  elsewhere: ReactNode;
  reviews: ReactNode;
  /** Offer for visitors only. */
  offer: ReactNode;
}

/** Body of a store below its header, with the sections its settings show: the work and its results first. */
export function StoreBody({ store, sections, work, elsewhere, reviews, offer }: StoreBodyProps) {
  const onPhone = useOnPhone();
  return (
    // They come together, so that none moves another: the work, what is known beside it, then what is read.
    <RevealTogether
      areas={['work', 'known', 'read']}
      gap={{ base: '4', md: '6' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
      gridTemplateAreas={
        sections.media
          ? { base: '"work" "known" "read"', lg: '"work known" "read known"' }
          : { base: '"known" "read"', lg: '"read known" ". known"' }
      }
    >
      {sections.media ? work : null}
      <Column>
        <Section title="Record">
          <VerifiedResults record={store.record} />
          <RecordFigures figures={recordOf(store, sections.stats)} unlessNew={CREATOR_IS_NEW} />
          <DisputeFigure uid={store.id} />
        </Section>
        <KnownFor as="div">
          {elsewhere}
          {sections.products && (
            <>
              <Specialties specialties={store.specialties} />
              <Achievements achievements={store.achievements} />
            </>
          )}
        </KnownFor>
        {!onPhone && offer}
      </Column>
      <Column>
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
        {sections.reviews && reviews}
        {onPhone && offer}
      </Column>
    </RevealTogether>
  );
}

/** The figures of a record beside its views, which the header says; with the year where the creator shows it. */
function recordOf(store: StoreView, showsJoined: boolean): readonly RecordFigure[] | null {
  const figures = workFigures(store.record);
  if (!figures || !showsJoined) return figures;
  return [...figures, { name: 'Joined', value: joinedText(store), counts: 'the year in which they came to Doubloon.' }];
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
