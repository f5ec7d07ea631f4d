import { MAX_WAITING_COUNT, type WaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { paths } from '../../../../shared/paths.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { counted, Money } from '../../../../shared/ui/figures/numbers.tsx';
import { StatTile, StatTiles } from '../../../../shared/ui/figures/stat-tile.tsx';
import { agoText } from '../../../../shared/ui/figures/time.ts';
import type { WaitingKind } from '../../urgency.ts';

const Figures = chakra(StatTiles, { base: { marginBottom: '4' } });
const Late = chakra('span', { base: { color: 'coralText', fontWeight: 'semibold' } });
/** A verdict in a word, with its sign. */
export const Verdict = chakra('span', {
  base: {
    fontSize: { base: 'lg', md: '2xl' },
    '& > svg': {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      marginRight: '2',
      verticalAlign: '-0.125em',
      color: 'leafText',
    },
    '&[data-wrong]': { color: 'coralText' },
    '&[data-wrong] > svg': { color: 'coralText' },
  },
});

/** A figure beside such an amount, as large. */
export const TileFigure = chakra('span', { base: { fontSize: { base: 'lg', md: '2xl' } } });

/** An amount that has room in half of a phone. */
export const TileMoney = chakra(Money, { base: { fontSize: { base: 'lg', md: '2xl' } } });

interface WaitingFiguresProps {
  work: WaitingWork;
  /** The kinds that wait, the most urgent first. */
  waiting: readonly WaitingKind[];
  /** False where the ages and amounts could not be loaded. */
  isAgeKnown: boolean;
}

/** How much waits and how late, how much money it is about, and how the books stand. */
export function WaitingFigures({ work, waiting, isAgeKnown }: WaitingFiguresProps) {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const isMore = waiting.some(({ count }) => count >= MAX_WAITING_COUNT);
  const ages = waiting.flatMap(({ since }) => since?.getTime() ?? []);
  const late = waiting.filter(({ isLate }) => isLate).length;
  const about = waiting.filter(({ amount }) => amount !== null);
  const [first] = waiting;
  return (
    <Figures by="three">
      <StatTile
        name="Waiting"
        value={`${total}${isMore ? '+' : ''}`}
        note={
          <>
            {late > 0 && <Late>{`${counted(late, 'queue')} late`}</Late>}
            {late === 0 && isAgeKnown && 'Nothing is late'}
            {ages.length > 0 && ` · oldest ${agoText(new Date(Math.min(...ages)), currentTime())}`}
          </>
        }
        leads={first && { to: paths.adminPart(first.part), label: `Begin with ${first.label.toLowerCase()}` }}
        leadsAll
      />
      <StatTile
        name="Money that waits"
        value={isAgeKnown ? <TileMoney cents={about.reduce((sum, { amount }) => sum + (amount ?? 0), 0)} /> : '–'}
        note={about.length > 0 && `In ${counted(about.length, 'queue')}`}
      />
      <StatTile name="Books" {...booksOf(work)} leads={{ to: paths.adminPart('books'), label: 'All recounts' }} />
    </Figures>
  );
}

function booksOf({ ledger_differences: found }: WaitingWork) {
  if (found === null) return { value: '–', note: 'Not recounted yet' };
  return {
    value:
      found === 0 ? (
        <Verdict>
          <CircleCheck aria-hidden />
          Agree
        </Verdict>
      ) : (
        <Verdict data-wrong>
          <CircleAlert aria-hidden />
          {counted(found, 'finding')}
        </Verdict>
      ),
    note: 'At the last recount',
  };
}
