import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { needsSecondFactor } from '../../../shared/api/api-error.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { SlidingRow, useSlidingRow } from '../../../shared/ui/layout/sliding-row.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { ADMIN_TASKS, waitingCount } from '../sections.ts';

const Way = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: { base: 'touch', lg: '8' },
    paddingX: { base: '3.5', lg: '3' },
    borderRadius: { base: 'full', lg: 'md' },
    borderWidth: '1px',
    borderColor: { base: 'line', lg: 'transparent' },
    bg: { base: 'surface', lg: 'transparent' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'raised' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { bg: 'goldWash', borderColor: 'goldText', boxShadow: 'inset 0 0 0 1px {colors.goldText}' },
    '&[aria-current=page] > span': { bg: 'surface' },
  },
});

/** The menu beside the screen; on narrow screens one line above it, which scrolls. */
const Menu = chakra('nav', {
  base: {
    marginX: { base: '-4', md: '0' },
    marginBottom: '6',
    minWidth: '0',
    lg: { position: 'sticky', top: '6', maxHeight: 'calc(100dvh - 3rem)', overflowY: 'auto' },
  },
});
const Line = chakra(SlidingRow, {
  base: {
    flexDirection: { base: 'row', lg: 'column' },
    gap: { base: '2', lg: '3' },
    overflowX: { base: 'auto', lg: 'visible' },
    paddingX: { base: '4', md: '0' },
    paddingY: '1',
  },
});
const Ways = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: { base: '2', lg: '0.5' },
    listStyleType: 'none',
  },
});
const Task = chakra('p', {
  base: {
    display: { base: 'none', lg: 'block' },
    textStyle: 'hint',
    fontWeight: 'semibold',
    paddingX: '3',
    paddingBottom: '1',
  },
});
const Beside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' },
    columnGap: '6',
    alignItems: 'start',
  },
});

/** The rules of a screen, folded away from those who work on it every day. */
const Rules = chakra('details', {
  base: { maxWidth: 'prose', color: 'muted', '&[open]': { flexBasis: 'full' } },
});
const RulesName = chakra('summary', {
  base: {
    cursor: 'pointer',
    color: 'seaText',
    fontWeight: 'medium',
    minHeight: 'touch',
    alignContent: 'center',
    width: 'fit-content',
    marginY: '-2',
  },
});

interface AdminFrameProps {
  title: string;
  /** How the work on the screen goes, in a sentence or two; left out where its title says it. */
  rules?: string;
  /** The matter of the screen in a sentence; left out for the lists. */
  intro?: string | undefined;
  /** Leads back to the list that the screen belongs to; left out for the lists. */
  back?: ReactNode;
  children: ReactNode;
}

/** Stands in the place of every screen until the admin signs in with a second factor. */
function SecondFactorFirst() {
  return (
    <Notice colorPalette="gold" title="Admins sign in with two steps" alert>
      <p>
        Switch on two-step sign-in in your profile to go on. If it is on already, sign out and in again with a code.
      </p>
      <TextLink to={paths.secondFactor}>Two-step sign-in</TextLink>
    </Notice>
  );
}

/** Every admin screen: its title, its rules, the ways to the others by task, each with what waits there, and its content. */
export function AdminFrame({ title, rules, intro, back, children }: AdminFrameProps) {
  const { data: work, error } = useQuery(queryOf(getWaitingWork, {}));
  // The numbers of what waits make the entries wider.
  const row = useSlidingRow('[aria-current=page]', `${title}, ${work ? 'with' : 'without'} numbers`);

  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        back={back}
        actions={
          rules && (
            <Rules key={title}>
              <RulesName>How this works</RulesName>
              <chakra.p marginTop="2">{rules}</chakra.p>
            </Rules>
          )
        }
      />
      <Beside>
        <Menu aria-label="Admin">
          <Line {...row}>
            <Ways>
              <li>
                <Way to={paths.admin} end>
                  Overview
                </Way>
              </li>
            </Ways>
            {ADMIN_TASKS.map(({ task, sections }) => (
              <div key={task}>
                <Task id={`task-${task}`}>{task}</Task>
                <Ways aria-labelledby={`task-${task}`}>
                  {sections.map(({ part, label, waiting }) => {
                    const count = work && waiting ? waiting(work) : 0;
                    return (
                      <li key={part}>
                        <Way to={paths.adminPart(part)}>
                          {label}
                          {count > 0 && (
                            <Badge colorPalette={part === 'books' ? 'coral' : 'plain'}>{waitingCount(count)}</Badge>
                          )}
                        </Way>
                      </li>
                    );
                  })}
                </Ways>
              </div>
            ))}
          </Line>
        </Menu>
        <chakra.div minWidth="0">{needsSecondFactor(error) ? <SecondFactorFirst /> : children}</chakra.div>
      </Beside>
    </>
  );
}
