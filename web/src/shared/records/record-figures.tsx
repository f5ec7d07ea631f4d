import { chakra, Hint, Stack } from '../style/chakra.tsx';
import { Badge } from '../ui/marks/badge.tsx';
import { NotesOpener } from '../ui/layout/notes-opener.tsx';

export interface RecordFigure {
  readonly name: string;
  readonly value: string;
  /** Explains what is counted. */
  readonly counts: string;
}

/** Three figures in a row where not all six fit in one, and two on phones, so that the last does not stand alone. */
const MIN_WIDTH = 'max(6.5rem, min(26%, (44rem - 100%) * 999), min(40%, (26rem - 100%) * 999))';

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${MIN_WIDTH}, 1fr))`,
    columnGap: '4',
    rowGap: '3',
  },
  variants: {
    // The first three are read, the rest are looked up: a line each on phones.
    large: {
      true: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '& > :nth-child(-n + 3) > dd': { fontSize: { base: 'xl', md: '3xl' } },
        '& > :nth-child(-n + 3) > dt': { fontSize: { base: 'xs', md: 'sm' } },
        '& > :nth-child(n + 4)': {
          gridColumn: { base: '1 / -1', md: 'auto' },
          flexDirection: { base: 'row', md: 'row-reverse' },
          alignItems: 'baseline',
          justifyContent: { base: 'space-between', md: 'flex-end' },
          columnGap: '2',
          paddingTop: '2',
          borderTopWidth: { base: '1px', md: '0' },
          borderColor: 'line',
        },
        '& > :nth-child(n + 4) > dd': { fontSize: 'md', fontWeight: 'semibold' },
      },
    },
  },
});

const Figure = chakra('div', {
  base: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
});

interface RecordFiguresProps {
  /** The figures; null for somebody who has decided too little to be judged by. */
  figures: readonly RecordFigure[] | null;
  /** Says of somebody new what is waited for. */
  unlessNew: string;
  /** The first three large, for a page that is about them. */
  large?: boolean;
}

/** Somebody's record: each figure with its name, and below what they count. Of somebody new only that. */
export function RecordFigures({ figures, unlessNew, large = false }: RecordFiguresProps) {
  if (!figures) {
    return (
      <Stack gap="2" justifyItems="start">
        <Badge colorPalette="sea" fontSize="sm">
          New here
        </Badge>
        <Hint>{unlessNew}</Hint>
      </Stack>
    );
  }
  return (
    <div>
      <Grid large={large}>
        {figures.map(({ name, value }) => (
          <Figure key={name}>
            <chakra.dt textStyle="hint" lineHeight="snug">
              {name}
            </chakra.dt>
            <chakra.dd fontWeight="bold" fontSize="lg" lineHeight="tight" textStyle="figure">
              {value}
            </chakra.dd>
          </Figure>
        ))}
      </Grid>
      <chakra.details marginTop="1" marginBottom="-2">
        <NotesOpener>What is counted</NotesOpener>
        <chakra.dl display="grid" gap="2" paddingBottom="3" fontSize="sm">
          {figures.map(({ name, counts }) => (
            <div key={name}>
              <chakra.dt display="inline" fontWeight="semibold">{`${name}: `}</chakra.dt>
              <chakra.dd display="inline" color="muted">
                {counts}
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
      </chakra.details>
    </div>
  );
}
