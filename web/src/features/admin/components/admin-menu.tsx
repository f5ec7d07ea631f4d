import type { WaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { RailWay } from '../../../shared/ui/layout/rail-way.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { ADMIN_TASKS, waitingCount } from '../sections.ts';

const Menu = chakra('nav', {
  base: {
    minWidth: '0',
    gridRow: { lg: '1 / 3' },
    gridColumn: { lg: '1' },
    marginBottom: { lg: '6' },
    lg: { position: 'sticky', top: '6', maxHeight: 'calc(100dvh - 3rem)', overflowY: 'auto' },
  },
});
/** Two columns on phones, so that all sections are in sight. */
const Tasks = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gap: '3',
    '&[data-open]': { display: 'grid' },
    bg: { base: 'surface', lg: 'transparent' },
    borderWidth: { base: '1px', lg: '0' },
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: { base: 'lifted', lg: 'none' },
    padding: { base: '2', lg: '0' },
    marginBottom: { base: '5', lg: '0' },
  },
});
const Ways = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    gap: '0.5',
    listStyleType: 'none',
  },
});
const Way = chakra(RailWay, {
  base: {
    justifyContent: 'space-between',
    gap: { base: '1', lg: '2.5' },
    minHeight: { base: 'touch', lg: '8' },
    paddingX: { base: '2', lg: '3' },
    fontSize: { base: 'sm', lg: 'md' },
    '&[aria-current=page]': { bg: { base: 'sunken', lg: 'surface' } },
  },
});
const Task = chakra('p', {
  base: {
    textStyle: 'hint',
    fontSize: '0.75rem',
    fontWeight: 'semibold',
    letterSpacing: 'wide',
    textTransform: 'uppercase',
    paddingX: { base: '2', lg: '3' },
    paddingBottom: '1',
  },
});

interface AdminMenuProps {
  id: string;
  work: WaitingWork | undefined;
  /** True where somebody has opened it on a narrow screen. */
  isOpen: boolean;
}

/** The ways to all admin screens by task, each with what waits there: beside the screen, on narrow ones below its title once it is opened. */
export function AdminMenu({ id, work, isOpen }: AdminMenuProps) {
  return (
    <Menu aria-label="Admin">
      <Tasks id={id} data-open={isOpen || undefined}>
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
  );
}
