import { ChevronRight, TrendingDown, TrendingUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, chakra, Hint, Muted, SectionTitle, VisuallyHidden } from '../../style/chakra.tsx';
import { TextLink } from '../buttons/text-link.tsx';
import { Badge } from '../marks/badge.tsx';
import type { Delta } from './delta.ts';
import { FigureTable } from './figure-table.tsx';

/** The colour of what a drawing shows together. */
export type SeriesColor = 'accent' | 'muted' | 'seaText' | 'skyText';

/** The sum of all that a drawing shows. */
export interface HeadFigure {
  value: ReactNode;
  /** Its name, where a drawing has several. */
  name?: string;
  /** The colour of what it adds up, where a drawing has several. */
  color?: SeriesColor;
  /** How it differs from the days before. */
  delta?: Delta | undefined;
  /** The list that explains it, and what the way there is called. */
  leads?: { to: string; label: string };
}

const Head = chakra('div', { base: { marginBottom: '6' } });
const TitleLine = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4' },
});
// Totals stand beside each other where each has room for a long amount.
const Totals = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    columnGap: '4',
    rowGap: '2',
    marginTop: '3',
  },
});
// The amounts of cards beside each other stand on one line: their names follow them.
const Sum = chakra('div', { base: { display: 'flex', flexDirection: 'column' } });
const Total = chakra('p', {
  base: { textStyle: 'figure', fontSize: { base: 'xl', md: '1.5rem' }, fontWeight: 'bold', lineHeight: 'snug' },
  variants: { hasName: { true: { fontSize: { base: 'lg', md: '1.5rem' } } } },
});
const Name = chakra('p', { base: { order: '1', display: 'flex', alignItems: 'center', gap: '2', textStyle: 'hint' } });
const Dot = chakra('span', { base: { width: '3', height: '3', borderRadius: 'xs' } });
const Way = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    marginY: '-1.5',
    '& svg': { color: 'muted' },
    _hover: { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.2em' },
  },
});

const Comparison = chakra('p', {
  base: {
    order: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5',
    rowGap: '1',
    minHeight: '6',
    color: 'muted',
    fontSize: 'xs',
  },
});

function HeadTotal({ value, name, color, delta, leads }: HeadFigure) {
  return (
    <Sum>
      {name && (
        <Name>
          {color && <Dot bg={color} aria-hidden />}
          {name}
        </Name>
      )}
      <Total hasName={name !== undefined}>
        {leads ? (
          <Way to={leads.to}>
            {value}
            <VisuallyHidden>: {leads.label}</VisuallyHidden>
            <ChevronRight size={18} aria-hidden />
          </Way>
        ) : (
          value
        )}
      </Total>
      {delta && <Compared delta={delta} />}
    </Sum>
  );
}

/** More is green with an arrow up; less is no fault, and quiet. */
function Compared({ delta: { change, words } }: { delta: Delta }) {
  const Arrow = change?.isMore ? TrendingUp : TrendingDown;
  return (
    <Comparison>
      {change && (
        <>
          <Badge colorPalette={change.isMore ? 'leaf' : 'plain'}>
            <Arrow aria-hidden />
            {change.text}
          </Badge>{' '}
        </>
      )}
      <span>{words}</span>
    </Comparison>
  );
}

interface FigureCardProps {
  title: string;
  /** The sums of the values, the largest of the card; none where there is nothing to add up. */
  figures: readonly HeadFigure[];
  /** The list of all that is drawn. */
  leads?: HeadFigure['leads'];
  /** Text shown when there is no data; null when there is. */
  empty: string | null;
  /** Table with the figure's data, for screen readers. */
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  note?: string | undefined;
  /** The drawing; hidden from screen readers, who get the table. */
  children: ReactNode;
}

/** A drawing of numbers with its title, their sum, and an equal table for screen readers. */
export function FigureCard({ title, figures, leads, empty, table, note, children }: FigureCardProps) {
  const titleId = useId();
  return (
    <Card as="figure" aria-labelledby={titleId} margin="0" display="grid" gridTemplateRows="auto 1fr auto">
      <Head>
        <TitleLine>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          {leads && (
            <TextLink to={leads.to} paddingY="2.5" marginY="-2.5">
              See {leads.label}
            </TextLink>
          )}
        </TitleLine>
        {figures.length > 0 && (
          <Totals>
            {figures.map((figure, index) => (
              <HeadTotal key={index} {...figure} />
            ))}
          </Totals>
        )}
      </Head>
      {empty !== null ? (
        <Muted
          display="grid"
          placeItems="center"
          textAlign="center"
          minHeight="28"
          borderRadius="md"
          bg="raised"
          padding="4"
        >
          {empty}
        </Muted>
      ) : (
        <div>
          <div aria-hidden>{children}</div>
          <FigureTable
            caption={title}
            head={table.head}
            rows={table.rows.map(([name = '', ...values]) => ({ key: name, name, values }))}
          />
        </div>
      )}
      {note && empty === null && <Hint marginTop="3">{note}</Hint>}
    </Card>
  );
}
