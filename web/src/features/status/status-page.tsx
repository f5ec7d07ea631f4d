import { getStatus } from '@doubloon/contract/system/operations.ts';
import type { SystemStatus } from '@doubloon/contract/system/status.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { queryOf } from '../../shared/api/queries/query.ts';
import { paths } from '../../shared/paths.ts';
import { Card, chakra, Hint, List, Stack } from '../../shared/style/chakra.tsx';
import { TextLink } from '../../shared/ui/buttons/text-link.tsx';
import { agoText, formatDate, formatMoment, formatTimeOfDay } from '../../shared/ui/figures/time.ts';
import { ListSkeleton, QueryView } from '../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../shared/ui/marks/badge.tsx';
import { type GroupNow, groupsNow } from './status-groups.ts';
import { everyText, JOB_WORDS, PART_WORDS, STATE_WORDS } from './status-words.ts';

/** How often the page looks again while it is open. */
const AGAIN_MS = 60_000;

const SIGNS = { works: CircleCheck, fails: CircleAlert, unknown: CircleDashed } as const;

/** The answer that the page is opened for. */
const Answer = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: { base: '3', md: '5' },
    rowGap: '3',
    padding: { base: '4', md: '6' },
    borderRadius: 'lg',
    borderWidth: '1px',
    '& > svg': { width: { base: '8', md: '10' }, height: { base: '8', md: '10' } },
  },
  variants: {
    state: {
      works: { bg: 'seaWash', borderColor: 'seaText', '& > svg': { color: 'seaText' } },
      fails: { bg: 'coralWash', borderColor: 'coralText', '& > svg': { color: 'coralText' } },
      unknown: { bg: 'surface', borderColor: 'controlLine', '& > svg': { color: 'muted' } },
    },
  },
});
const Said = chakra('p', { base: { textStyle: 'answer', fontFamily: 'heading' } });
const Checked = chakra('p', {
  base: {
    gridColumn: { base: '1 / -1', sm: 'auto' },
    fontSize: 'sm',
    textAlign: { sm: 'right' },
    '& time': { textStyle: 'figure', fontWeight: 'semibold', display: { base: 'inline', sm: 'block' } },
  },
});
const Groups = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});
const GroupHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '2',
    '& h2': { fontSize: 'lg' },
  },
});
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: '4',
    paddingY: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  variants: { of: { part: {}, job: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' } } } },
});
const Fact = chakra('span', {
  base: { fontSize: 'sm', color: 'muted', textStyle: 'figure' },
  variants: { fails: { true: { color: 'coralText', fontWeight: 'semibold' } } },
});

/** Says in a sentence whether everything works and when that was checked, then what works of what people do. */
export function StatusPage() {
  const query = useQuery({ ...queryOf(getStatus, {}), refetchInterval: AGAIN_MS });
  return (
    <QueryView query={query} problem="Doubloon does not answer" pending={<ListSkeleton />}>
      {(status) => <Status status={status} />}
    </QueryView>
  );
}

function Status({ status }: { status: SystemStatus }) {
  const groups = groupsNow(status);
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Summary status={status} groups={groups} />
      <Groups>
        {groups.map((group) => (
          <Group key={group.title} group={group} checkedAt={status.checkedAt} />
        ))}
      </Groups>
      <Hint>
        This page looks again every minute while it is open. Is something wrong that it does not show?{' '}
        <TextLink to={paths.help()}>Ask our team</TextLink>
      </Hint>
    </Stack>
  );
}

function Summary({ status: { works, checkedAt }, groups }: { status: SystemStatus; groups: readonly GroupNow[] }) {
  const failing = groups.filter(({ state }) => state === 'fails').map(({ title }) => title);
  const waiting = groups.filter(({ state }) => state === 'unknown').map(({ title }) => title);
  const state = !works || failing.length > 0 ? 'fails' : waiting.length > 0 ? 'unknown' : 'works';
  const Sign = SIGNS[state];
  return (
    <Answer state={state}>
      <Sign aria-hidden />
      <div role="status">
        {state === 'works' && <Said>All systems work</Said>}
        {state === 'unknown' && <Said>No problem is known</Said>}
        {state === 'fails' && <Said>Something does not work</Said>}
        {state === 'works' && <p>Everything answered, and every task ran when it should.</p>}
        {state === 'unknown' && <p>Not all of it is checked yet: {waiting.join(', ')}.</p>}
        {state === 'fails' && <p>{failing.join(', ')}. We have been told, and look into it.</p>}
      </div>
      <Checked>
        Checked at <time dateTime={checkedAt.toISOString()}>{formatTimeOfDay(checkedAt)}</time> {formatDate(checkedAt)}
      </Checked>
    </Answer>
  );
}

function Group({ group, checkedAt }: { group: GroupNow; checkedAt: Date }) {
  const { title, state, whileBroken, parts, jobs } = group;
  const { words, colorPalette } = STATE_WORDS[state];
  const Sign = SIGNS[state];
  return (
    <Card aria-label={title}>
      <GroupHead>
        <h2>{title}</h2>
        <Badge colorPalette={colorPalette}>
          <Sign aria-hidden />
          {words}
        </Badge>
      </GroupHead>
      {state === 'fails' && <p>{whileBroken}</p>}
      <List>
        {parts.map(({ part, state: partState }) => (
          <Row key={part} of="part">
            {part !== 'jobs' && PART_WORDS[part]}
            <Fact fails={partState === 'fails'}>{partState === 'works' ? 'Yes' : STATE_WORDS[partState].words}</Fact>
          </Row>
        ))}
        {jobs.map(({ job, everyMinutes, finishedAt, isLate }) => (
          <Row key={job} of="job">
            {JOB_WORDS[job]}
            <Fact fails={isLate}>
              <Last finishedAt={finishedAt} isLate={isLate} checkedAt={checkedAt} /> · {everyText(everyMinutes)}
            </Fact>
          </Row>
        ))}
      </List>
    </Card>
  );
}

interface LastProps extends Pick<SystemStatus['jobs'][number], 'finishedAt' | 'isLate'> {
  checkedAt: Date;
}

function Last({ finishedAt, isLate, checkedAt }: LastProps): ReactNode {
  if (!finishedAt) return isLate ? 'Late: has never run' : 'Not run yet';
  return (
    <time dateTime={finishedAt.toISOString()} title={formatMoment(finishedAt)}>
      {isLate ? 'Late: last done' : 'Ran'} {agoText(finishedAt, checkedAt)}
    </time>
  );
}
