import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { needsSecondFactor } from '../../../shared/api/api-error.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { RailWay } from '../../../shared/ui/layout/rail-way.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { ADMIN_TASKS, waitingCount } from '../sections.ts';

const Way = chakra(RailWay, { base: { justifyContent: 'space-between', minHeight: { base: 'touch', lg: '8' } } });

/** The menu beside the screen; on narrow screens it opens from a button above the title, which a subject that comes late may make longer. */
const Menu = chakra('nav', {
  base: {
    marginTop: { base: '-2', lg: '0' },
    marginBottom: { base: '4', lg: '6' },
    minWidth: '0',
    lg: { position: 'sticky', top: '6', maxHeight: 'calc(100dvh - 3rem)', overflowY: 'auto' },
  },
});
const Opener = chakra(Button, {
  base: {
    display: { base: 'flex', lg: 'none' },
    width: 'fit-content',
    paddingX: '3',
    fontSize: 'sm',
    color: 'muted',
    borderColor: 'line',
    '& > svg': { transition: 'transform 140ms' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
});
const Tasks = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gap: '3',
    '&[data-open]': { display: 'grid' },
    bg: { base: 'surface', lg: 'transparent' },
    borderWidth: { base: '1px', lg: '0' },
    borderColor: 'line',
    borderRadius: 'lg',
    padding: { base: '2', lg: '0' },
    marginTop: { base: '2', lg: '0' },
  },
});
const Ways = chakra('ul', { base: { display: 'grid', gap: '0.5', listStyleType: 'none' } });
const Task = chakra('p', {
  base: { textStyle: 'hint', fontWeight: 'semibold', paddingX: '3', paddingBottom: '1' },
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
  base: {
    maxWidth: 'prose',
    color: 'muted',
    '&[open]': { flexBasis: 'full' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});
const RulesName = chakra('summary', {
  base: {
    cursor: 'pointer',
    color: 'seaText',
    fontWeight: 'medium',
    minHeight: 'touch',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    listStyleType: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    width: 'fit-content',
    marginY: '-2',
    '& > svg': { transition: 'transform 140ms' },
  },
});

interface AdminFrameProps {
  title: string;
  /** How the work on the screen goes, in a sentence or two; left out where its title says it. */
  rules?: string;
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
export function AdminFrame({ title, rules, back, children }: AdminFrameProps) {
  const { data: work, error } = useQuery(queryOf(getWaitingWork, {}));
  const menuId = useId();
  const { pathname } = useLocation();
  // A menu that was opened on another screen is closed on this one.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;

  return (
    <Beside>
      <Menu aria-label="Admin">
        <Opener
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpenOn(isOpen ? undefined : pathname)}
        >
          Sections
          <ChevronDown aria-hidden />
        </Opener>
        <Tasks id={menuId} data-open={isOpen || undefined}>
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
        </Tasks>
      </Menu>
      <chakra.div minWidth="0">
        <PageHeader
          title={title}
          back={back}
          actions={
            rules && (
              <Rules key={title}>
                <RulesName>
                  How this works
                  <ChevronDown size={18} aria-hidden />
                </RulesName>
                <chakra.p marginTop="2">{rules}</chakra.p>
              </Rules>
            )
          }
        />
        {needsSecondFactor(error) ? <SecondFactorFirst /> : children}
      </chakra.div>
    </Beside>
  );
}
