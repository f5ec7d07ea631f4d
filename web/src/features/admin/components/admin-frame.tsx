import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { ADMIN_SECTIONS, waitingCount } from '../sections.ts';

const Way = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingX: '3.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'surface',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'raised' },
    '&[aria-current=page]': { bg: 'goldWash', borderColor: 'goldText', boxShadow: 'inset 0 0 0 1px {colors.goldText}' },
    '&[aria-current=page] > span': { bg: 'surface' },
  },
});

/** The head of every admin screen: its title and the ways to the others, each with what waits there. */
export function AdminFrame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const { data: work } = useQuery(queryOf(getWaitingWork, {}));
  const ways = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // On phones the ways are wider than the screen: the one that was taken stays in sight.
    const list = ways.current;
    const taken = list?.querySelector<HTMLElement>('[aria-current=page]');
    if (list && taken) list.scrollLeft = taken.offsetLeft - (list.clientWidth - taken.clientWidth) / 2;
  }, [title, work]);

  return (
    <>
      <PageHeader title={title} intro={intro} />
      <chakra.nav aria-label="Admin" marginBottom="6" marginX={{ base: '-4', md: '0' }}>
        <chakra.ul
          ref={ways}
          position="relative"
          listStyleType="none"
          display="flex"
          flexWrap={{ base: 'nowrap', md: 'wrap' }}
          gap="2"
          overflowX={{ base: 'auto', md: 'visible' }}
          paddingX={{ base: '4', md: '0' }}
          paddingY="1"
        >
          <li>
            <Way to={paths.admin} end>
              Overview
            </Way>
          </li>
          {ADMIN_SECTIONS.map(({ part, label, waiting }) => {
            const count = work && waiting ? waiting(work) : 0;
            return (
              <li key={part}>
                <Way to={paths.adminPart(part)}>
                  {label}
                  {count > 0 && <Badge colorPalette={part === 'books' ? 'coral' : 'gold'}>{waitingCount(count)}</Badge>}
                </Way>
              </li>
            );
          })}
        </chakra.ul>
      </chakra.nav>
      {children}
    </>
  );
}
