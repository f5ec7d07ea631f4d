import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { Pencil, Plus, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoreFormValues } from '../store-form-schema.ts';
import { joinedText } from '../joined-text.ts';
import { CREATOR_IS_NEW, NO_FIGURE, workFigures } from '../../../shared/records/creator-figures.ts';
import { DisputeFigure } from '../../../shared/records/dispute-figure.tsx';
import { RecordFigures, type RecordFigure } from '../../../shared/records/record-figures.tsx';
import { VerifiedResults } from '../../../shared/records/verified-results.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { Card, chakra, HStack, List, SectionTitle, Stack, Written } from '../../../shared/style/chakra.tsx';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { storesText } from '../../../shared/text/stores.ts';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
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
/** Has one height, for owners who may edit the part below it and for everybody else. */
const PartHead = chakra(HStack, {
  base: { justifyContent: 'space-between', gap: '2', marginY: '-2', minHeight: 'touch' },
});

/** Opens the form of the store at one of its fields. */
export type EditAt = (field: keyof StoreFormValues) => void;

interface StoreBodyProps {
  store: StoreView;
  /** Which parts the creator shows. */
  sections: StoreSettingsView['sections'];
  /** "My Work". */
  work: ReactNode;
  /** The creator's own few words, where the header has others. */
  saying: string;
  /** Where else the creator is. */
  elsewhere: ReactNode;
  reviews: ReactNode;
  /** Offer for visitors only. */
  offer: ReactNode;
  /** The owner's way to change a part in its place, or to fill it in. */
  onEdit?: EditAt | undefined;
}

/** Body of a store below its header, with the sections its settings show: the work and its results first. */
export function StoreBody({ store, sections, work, saying, elsewhere, reviews, offer, onEdit }: StoreBodyProps) {
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
          {!sections.media && <VerifiedResults record={store.record} />}
          <RecordFigures figures={recordOf(store, sections.stats)} unlessNew={CREATOR_IS_NEW} />
          <DisputeFigure uid={store.id} />
        </Section>
        <KnownFor as="div">
          {saying && <chakra.p overflowWrap="anywhere">{saying}</chakra.p>}
          {elsewhere}
          {sections.products && (
            <>
              <Specialties specialties={store.specialties} onEdit={onEdit} />
              <Achievements achievements={store.achievements} onEdit={onEdit} />
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
              field="personalDescription"
              onEdit={onEdit}
            />
            <StoreText
              title={storesText.about}
              text={store.background}
              fallback={storesText.noBackground}
              field="background"
              onEdit={onEdit}
            />
          </Told>
        )}
        {sections.reviews && reviews}
        {onPhone && offer}
      </Column>
    </RevealTogether>
  );
}

/** The figures of a record that say something, beside its views, which the header says; with the year where the creator shows it. */
function recordOf(store: StoreView, showsJoined: boolean): readonly RecordFigure[] | null {
  const figures = workFigures(store.record)?.filter(({ value }) => value !== NO_FIGURE) ?? null;
  if (!figures || !showsJoined) return figures;
  return [...figures, { name: 'Joined', value: joinedText(store), counts: 'the year in which they came to Doubloon.' }];
}

interface PartTitleProps {
  title: string;
  /** True for a part that says nothing yet. */
  isEmpty: boolean;
  /** The field of the form in which it is written. */
  field: keyof StoreFormValues;
  onEdit: EditAt | undefined;
}

/** The name of a part that its creator has written, with the owner's way to change it. */
function PartTitle({ title, isEmpty, field, onEdit }: PartTitleProps) {
  return (
    <PartHead>
      <SectionTitle>{title}</SectionTitle>
      {onEdit &&
        (isEmpty ? (
          <Button
            variant="outline"
            fontSize="sm"
            paddingX="3"
            aria-label={`Add ${title}`}
            onClick={() => onEdit(field)}
          >
            <Plus aria-hidden />
            Add
          </Button>
        ) : (
          <IconButton label={`Edit ${title}`} marginRight="-3" color="muted" onClick={() => onEdit(field)}>
            <Pencil aria-hidden />
          </IconButton>
        ))}
    </PartHead>
  );
}

interface StoreTextProps extends Omit<PartTitleProps, 'isEmpty'> {
  text: string;
  /** Stands there when the text is empty. */
  fallback: string;
}

/** Text written by a creator, with its line breaks, below its heading. */
function StoreText({ text, fallback, ...title }: StoreTextProps) {
  return (
    <Stack gap="3">
      <PartTitle {...title} isEmpty={text === ''} />
      <Written maxWidth="prose" color={text ? undefined : 'muted'}>
        {text || fallback}
      </Written>
    </Stack>
  );
}

type ListProps = Pick<PartTitleProps, 'onEdit'>;

/** Lists a creator's specialties; nothing when there are none, but for who can add some. */
function Specialties({ specialties, onEdit }: ListProps & Pick<StoreView, 'specialties'>) {
  const isEmpty = specialties.length === 0;
  if (isEmpty && !onEdit) return null;
  return (
    <Stack as="section" gap="3">
      <PartTitle title="Specialties" isEmpty={isEmpty} field="specialties" onEdit={onEdit} />
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" _empty={{ display: 'none' }}>
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

/** Lists a creator's achievements; nothing when there are none, but for who can add some. */
function Achievements({ achievements, onEdit }: ListProps & Pick<StoreView, 'achievements'>) {
  const isEmpty = achievements.length === 0;
  if (isEmpty && !onEdit) return null;
  return (
    <Stack as="section" gap="3">
      <PartTitle title="Achievements" isEmpty={isEmpty} field="achievements" onEdit={onEdit} />
      <List gap="3" _empty={{ display: 'none' }}>
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
