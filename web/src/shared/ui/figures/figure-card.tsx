import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, chakra, Hint, Muted, VisuallyHidden } from '../../style/chakra.tsx';
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
  /** Line below it, such as how it differs from before. */
  note?: string | undefined;
  /** The list that explains it, and what the way there is called. */
  leads?: { to: string; label: string };
}

const Head = chakra('div', {
  base: {
    marginBottom: '5',
    '& h2': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'medium', color: 'muted', letterSpacing: 'normal' },
  },
});
// Totals stand beside each other where each has room for a long amount.
const Totals = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    columnGap: '4',
    rowGap: '2',
  },
});
const Total = chakra('p', {
  base: { textStyle: 'figure', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug' },
  variants: { hasName: { true: { fontSize: { base: 'lg', md: 'xl' } } } },
});
const Name = chakra('p', { base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'hint' } });
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

function HeadTotal({ value, name, color, note, leads }: HeadFigure) {
  return (
    <div>
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
      {note && <Hint>{note}</Hint>}
    </div>
  );
}

interface FigureCardProps {
  title: string;
  /** The sums of the values, the largest of the card; none where there is nothing to add up. */
  figures: readonly HeadFigure[];
  /** Text shown when there is no data; null when there is. */
  empty: string | null;
  /** Table with the figure's data, for screen readers. */
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  note?: string | undefined;
  /** The drawing; hidden from screen readers, who get the table. */
  children: ReactNode;
}

/** A drawing of numbers with its title, their sum, and an equal table for screen readers. */
export function FigureCard({ title, figures, empty, table, note, children }: FigureCardProps) {
  const titleId = useId();
  return (
    <Card as="figure" aria-labelledby={titleId} margin="0" display="grid" gridTemplateRows="auto 1fr auto">
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Totals>
          {figures.map((figure, index) => (
            <HeadTotal key={index} {...figure} />
          ))}
        </Totals>
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
