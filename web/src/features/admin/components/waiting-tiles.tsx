import {
  getWaitingDetails,
  getWaitingWork,
  MAX_WAITING_COUNT,
  type WaitingDetails,
  type WaitingWork,
} from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { counted, Money } from '../../../shared/ui/figures/numbers.tsx';
import { agoText } from '../../../shared/ui/figures/time.ts';
import { chakra, Muted, sheet } from '../../../shared/style/chakra.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { ListSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { waitingCount } from '../sections.ts';
import { kindsByUrgency, type WaitingKind } from '../urgency.ts';

const Rows = chakra('ol', { base: { ...sheet, listStyleType: 'none', overflow: 'hidden', marginBottom: '4' } });
const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto auto', md: 'minmax(0, 1fr) 10rem 8rem auto' },
    alignItems: 'center',
    columnGap: '3',
    minHeight: { base: '14', md: '12' },
    paddingX: { base: '4', md: '5' },
    paddingY: '1',
    _hover: { bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
    'li + li > &': { borderTopWidth: '1px', borderColor: 'line' },
    '&[data-late]': { boxShadow: 'inset 4px 0 0 {colors.danger}' },
  },
});
const Name = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    fontWeight: 'semibold',
    lineHeight: 'snug',
  },
});

const Amount = chakra('span', {
  base: {
    gridRow: { base: '1 / 3', md: 'auto' },
    gridColumn: { base: '2', md: 'auto' },
    textStyle: 'figure',
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: 'semibold',
    textAlign: 'right',
  },
});
const Further = chakra(ChevronRight, {
  base: { gridRow: { base: '1 / 3', md: 'auto' }, gridColumn: { base: '3', md: 'auto' } },
});

/** On phones below the name. */
const Told = chakra('span', {
  base: {
    gridRow: { base: '2', md: 'auto' },
    gridColumn: { base: '1', md: 'auto' },
    textStyle: 'figure',
    fontSize: 'sm',
    color: 'muted',
  },
});
const Idle = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', color: 'muted', fontSize: 'sm' },
});
const IdleLink = chakra(TextLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'touch', md: '8' },
    minWidth: { base: 'touch', md: '0' },
    color: 'muted',
    fontWeight: 'normal',
    textDecorationColor: 'controlLine',
    _hover: { color: 'text' },
  },
});

/** Ranks the kinds of work that wait for admins, what should be answered first on top, each a link; the others in a line below. */
export function WaitingTiles() {
  const waiting = useQuery(queryOf(getWaitingWork, {}));
  const details = useQuery(queryOf(getWaitingDetails, {}));
  const loading = <ListSkeleton rows={4} />;
  return (
    <QueryView query={waiting} problem="That did not work. Please try again." pending={loading}>
      {/* The order follows from the details: without them it would change once they come. */}
      {(work) => (details.isPending ? loading : <Ranking work={work} details={details.data} />)}
    </QueryView>
  );
}

function Ranking({ work, details }: { work: WaitingWork; details: WaitingDetails | undefined }) {
  const kinds = kindsByUrgency(work, details, currentTime());
  const waiting = kinds.filter(({ count }) => count > 0);
  const idle = kinds.filter(({ count }) => count === 0);
  return (
    <>
      <Muted marginBottom="3">{summaryOf(waiting, details !== undefined)}</Muted>
      {waiting.length > 0 && (
        <Rows aria-label="What waits, the most urgent first">
          {waiting.map(({ part, label, count, since, amount, isLate, daysLate }) => (
            <li key={part}>
              <Row to={paths.adminPart(part)} data-late={isLate || undefined}>
                <Name>
                  {label} <Badge>{waitingCount(count)}</Badge>{' '}
                  {isLate && <Badge colorPalette="coral">{lateText(daysLate)}</Badge>}
                </Name>
                <Told>{since && `Oldest ${agoText(since, currentTime())}`}</Told>
                <Amount>{amount !== null && <Money cents={amount} />}</Amount>
                <Further size={18} aria-hidden />
              </Row>
            </li>
          ))}
        </Rows>
      )}
      {idle.length > 0 && (
        <Idle>
          Nothing waits in
          {idle.map(({ part, label }) => (
            <IdleLink key={part} to={paths.adminPart(part)}>
              {label}
            </IdleLink>
          ))}
        </Idle>
      )}
    </>
  );
}

const lateText = (days: number) => (days === 0 ? 'Late' : `Late by ${counted(days, 'day')}`);

/** Returns how much waits altogether and, as far as that is known, with what to begin, in a sentence or two. */
function summaryOf(waiting: readonly WaitingKind[], isAgeKnown: boolean): string {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'Nothing waits. Everybody has been answered. Enjoy your coffee.';
  const all =
    total === 1
      ? '1 thing waits.'
      : `${total}${waiting.some(({ count }) => count >= MAX_WAITING_COUNT) ? '+' : ''} things wait.`;
  const late = waiting.filter(({ isLate }) => isLate);
  const [first] = late;
  if (first) {
    return `${all} ${late.length === 1 ? '1 queue is' : `${late.length} queues are`} late: begin with ${first.label.toLowerCase()}.`;
  }
  return isAgeKnown ? `${all} Nothing is late.` : all;
}
