import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Info } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { needsSecondFactor } from '../../../shared/api/api-error.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Muted, WideWords } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx';
import { AdminMenu } from './admin-menu.tsx';

/** The menu on the left, beside the title and the content; one below the other on narrow screens, and without the menu where all the room is needed. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '6',
    alignItems: 'start',
    '&[data-alone]': { gridTemplateColumns: { lg: 'minmax(0, 1fr)' } },
    '&[data-alone] > nav': { display: 'none' },
    '&[data-alone] > :is(header, div)': { gridColumn: '1' },
  },
});
const Header = chakra('header', {
  base: { gridColumn: { lg: '2' }, minWidth: '0', marginTop: { base: '-2', md: '0' }, marginBottom: '4' },
});
const Content = chakra('div', { base: { gridColumn: { lg: '2' }, minWidth: '0' } });

/** On phones the tools stand below the title, in its line elsewhere; the rules below both once they are opened. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '2',
  },
});
const Name = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: '0',
    minHeight: 'touch',
    marginRight: 'auto',
  },
});
/** The title of a thing is longer, and comes with it: on phones it has room on one line. */
const Title = chakra('h1', {
  base: {
    textStyle: 'title',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '[data-alone] &': { fontSize: { base: 'xl', md: '3xl' } },
  },
});

/** Covers the title, which opens the sections with it. */
const Opener = chakra(IconButton, {
  base: {
    display: { base: 'inline-flex', lg: 'none' },
    color: 'muted',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    '& > svg': { transition: 'transform 140ms' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
});
const Tools = chakra('div', {
  base: { minWidth: '0', maxWidth: 'full', flexBasis: { base: 'full', md: 'auto' }, order: { base: '2', md: '0' } },
});

/** The rules of a screen, folded away from those who work on it every day. */
const Rules = chakra('details', {
  base: {
    color: 'muted',
    '&[open]': { flexBasis: 'full', order: '3' },
    '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
  },
});
const RulesName = chakra('summary', {
  base: {
    cursor: 'pointer',
    color: 'seaText',
    fontWeight: 'medium',
    minHeight: 'touch',
    minWidth: 'touch',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    listStyleType: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    width: 'fit-content',
    '& > svg': { transition: 'transform 140ms' },
    '& > svg:first-of-type': { display: { md: 'none' } },
    '& > svg:last-of-type': { display: { base: 'none', md: 'block' } },
  },
});

interface AdminFrameProps {
  title: string;
  /** The screen in a sentence, below its title. */
  intro?: string | undefined;
  /** How the work on the screen goes, in a sentence or two; left out where its title says it. */
  rules?: string;
  /** Chooses what the screen shows. */
  tools?: ReactNode;
  /** Leads back to the list that the screen belongs to; left out for the lists. */
  back?: ReactNode;
  /** True for a screen that needs all the room: it has no menu, only the way back. */
  isAlone?: boolean;
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
export function AdminFrame({ title, intro, rules, tools, back, isAlone = false, children }: AdminFrameProps) {
  const { data: work, error } = useQuery(queryOf(getWaitingWork, {}));
  const menuId = useId();
  const { pathname } = useLocation();
  // A menu that was opened on another screen is closed on this one.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;

  return (
    <Frame data-alone={isAlone || undefined}>
      <Header>
        <PageTitle title={title} />
        {back}
        <Line>
          <Name>
            <Title>{title}</Title>
            {!back && (
              <Opener
                label="Sections"
                aria-expanded={isOpen}
                aria-controls={menuId}
                onClick={() => setOpenOn(isOpen ? undefined : pathname)}
              >
                <ChevronDown aria-hidden />
              </Opener>
            )}
          </Name>
          {tools && <Tools>{tools}</Tools>}
          {rules && (
            <Rules key={title}>
              <RulesName>
                <Info size={20} aria-hidden />
                <WideWords>How this works</WideWords>
                <ChevronDown size={18} aria-hidden />
              </RulesName>
              <chakra.p marginTop="1" maxWidth="prose">
                {rules}
              </chakra.p>
            </Rules>
          )}
        </Line>
        {intro && (
          <Muted marginTop="1" maxWidth="prose">
            {intro}
          </Muted>
        )}
      </Header>
      <AdminMenu id={menuId} work={work} isOpen={isOpen} />
      <Content>{needsSecondFactor(error) ? <SecondFactorFirst /> : children}</Content>
    </Frame>
  );
}
