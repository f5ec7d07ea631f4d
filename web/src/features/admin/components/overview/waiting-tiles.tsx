import {
  getWaitingDetails,
  getWaitingWork,
  type WaitingDetails,
  type WaitingWork,
} from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { queryOf } from '../../../../shared/api/queries/query.ts';
import { paths } from '../../../../shared/paths.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import { agoText } from '../../../../shared/ui/figures/time.ts';
import { chakra, Muted, sheet } from '../../../../shared/style/chakra.tsx';
import { ButtonLook } from '../../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../../shared/ui/buttons/text-link.tsx';
import { ListSkeleton, QueryView } from '../../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';
import { Avatar } from '../../../../shared/ui/pictures/avatar.tsx';
import { waitingCount } from '../../sections.ts';
import { dueText, kindsByUrgency, lateText, type WaitingKind } from '../../urgency.ts';
import { QUEUE_ICONS } from './queue-icons.ts';
import { useNextInQueue } from './use-next-in-queue.ts';
import { WaitingFigures } from './waiting-figures.tsx';

const Rows = chakra('ol', { base: { ...sheet, listStyleType: 'none', overflow: 'hidden', marginBottom: '4' } });
const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto auto', md: 'auto minmax(0, 1fr) auto 7.5rem' },
    alignItems: 'center',
    columnGap: { base: '2', md: '3' },
    minHeight: '16',
    paddingX: { base: '4', md: '5' },
    paddingY: '2.5',
    _hover: { bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
    'li + li > &': { borderTopWidth: '1px', borderColor: 'line' },
    '&[data-late]': { boxShadow: 'inset 4px 0 0 {colors.danger}' },
  },
});
/** Keeps the place of a face until it is known whose it is; the sign of the queue is on its corner. */
const Face = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    width: '10',
    height: '10',
    borderRadius: 'full',
    bg: 'chip',
    color: 'muted',
    lineHeight: 0,
  },
});
const Queue = chakra('span', {
  base: {
    position: 'absolute',
    right: '-1.5',
    bottom: '-1',
    display: 'grid',
    placeContent: 'center',
    width: '5',
    height: '5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'surface',
    color: 'text',
  },
});
const Words = chakra('span', { base: { minWidth: '0', marginLeft: { base: '1', md: '0' }, lineHeight: 'snug' } });
const Name = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', fontWeight: 'semibold' },
});
const Told = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'figure',
    fontSize: 'sm',
    color: 'muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&::first-letter': { textTransform: 'uppercase' },
  },
});
/** Phones show the face alone, and by when to answer in place of since when it waits. */
const OnWide = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });
const Amount = chakra('span', {
  base: { textStyle: 'figure', fontSize: { base: 'sm', md: 'md' }, fontWeight: 'semibold', textAlign: 'right' },
});
const Verb = chakra(ButtonLook, { base: { display: { base: 'none', md: 'inline-flex' }, justifySelf: 'end' } });
const Further = chakra(ChevronRight, { base: { display: { md: 'none' } } });

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

/** Waiting work in three figures, and its kinds by rank, those to answer first on top, each a link; the others in a line below. */
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
      <WaitingFigures work={work} waiting={waiting} isAgeKnown={details !== undefined} />
      {waiting.length > 0 ? (
        <Rows aria-label="What waits, the most urgent first">
          {waiting.map((kind, index) => (
            <li key={kind.part}>
              <KindRow kind={kind} isFirst={index === 0} />
            </li>
          ))}
        </Rows>
      ) : (
        <Muted marginBottom="3">Nothing waits. Everybody has been answered. Enjoy your coffee.</Muted>
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

/** A kind of work with the face of whoever stands first in its queue. */
function KindRow({ kind, isFirst }: { kind: WaitingKind; isFirst: boolean }) {
  const { part, label, count, since, amount, due, isLate } = kind;
  const next = useNextInQueue(part);
  const now = currentTime();
  const Icon = QUEUE_ICONS[part];
  const oldest = since ? `Oldest ${agoText(since, now)}` : '';
  return (
    <Row to={paths.adminPart(part)} data-late={isLate || undefined}>
      <Face>
        {next ? (
          <>
            <Avatar name={next.name} src={next.picture} size="10" />
            <Queue>
              <Icon size={12} aria-hidden />
            </Queue>
          </>
        ) : (
          <Icon size={20} aria-hidden />
        )}
      </Face>
      <Words>
        <Name>
          {label} <Badge>{waitingCount(count)}</Badge>{' '}
          {isLate && <Badge colorPalette="coral">{lateText(due, now)}</Badge>}
        </Name>
        <Told>
          {due && !isLate ? (
            <>
              <OnWide>{`${oldest} · `}</OnWide>
              {dueText(due, now)}
            </>
          ) : (
            oldest
          )}
          {next && <OnWide>{` · first ${next.name}`}</OnWide>}
        </Told>
      </Words>
      <Amount>{amount !== null && <Money cents={amount} />}</Amount>
      <Verb variant={isFirst ? 'gold' : 'outline'}>Review</Verb>
      <Further size={18} aria-hidden />
    </Row>
  );
}
