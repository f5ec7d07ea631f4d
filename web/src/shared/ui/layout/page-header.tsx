import type { ReactNode } from 'react';
import { chakra, Muted, Wrap } from '../../style/chakra.tsx';
import { PageTitle } from './page-title.tsx';

/** A menu that opens from one of them may hang below them all. */
const Actions = chakra(Wrap, { base: { gap: '3', position: 'relative' } });

/** On phones the title has a line of its own, and the intro the next one together with the actions; elsewhere all stand in one line. */
const DenseHeader = chakra('header', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '0', md: '4' },
    rowGap: { base: '0', md: '2' },
    marginTop: { base: '-3', md: '-5' },
    marginBottom: { base: '2', md: '3' },
  },
});
const Lead = chakra('div', {
  base: {
    display: { base: 'contents', md: 'grid' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    flex: '1 1 20rem',
    minWidth: '0',
  },
});
/** Has the height of the way back, so that a title of one line is in line with it. */
const Names = chakra('div', {
  base: {
    gridColumn: '2',
    display: { base: 'contents', md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minHeight: 'touch',
  },
});
const Name = chakra('h1', {
  base: {
    gridColumn: '2 / -1',
    textStyle: 'title',
    fontSize: { base: 'xl', md: '2xl' },
    overflowWrap: 'anywhere',
    minWidth: '0',
  },
});
const Intro = chakra('div', { base: { gridColumn: '1 / 3', color: 'muted', minWidth: '0' } });
const DenseActions = chakra(Actions, { base: { gap: { base: '2', md: '3' }, minHeight: 'touch' } });

interface PageHeaderProps {
  title: string;
  intro?: ReactNode;
  /** Stands above the title, for the way back. */
  back?: ReactNode;
  actions?: ReactNode;
  /** True where work begins right below: the way back, the title and the intro stand in one line where there is room. */
  dense?: boolean;
}

/** The title of a screen, also in the browser's tab, with its intro and main actions. */
export function PageHeader({ title, intro, back, actions, dense = false }: PageHeaderProps) {
  if (dense) {
    return (
      <DenseHeader>
        <PageTitle title={title} />
        <Lead>
          {back}
          <Names>
            <Name>{title}</Name>
            {intro && <Intro>{intro}</Intro>}
          </Names>
        </Lead>
        {actions && <DenseActions data-actions-of-screen>{actions}</DenseActions>}
      </DenseHeader>
    );
  }
  return (
    <chakra.header marginBottom={{ base: '6', md: '8' }}>
      <PageTitle title={title} />
      {back}
      <Wrap gap="4" justifyContent="space-between" alignItems={intro ? 'flex-start' : 'center'}>
        <chakra.div minWidth="0">
          <chakra.h1 textStyle="title">{title}</chakra.h1>
          {intro && (
            <Muted marginTop="2" maxWidth="prose">
              {intro}
            </Muted>
          )}
        </chakra.div>
        {actions && <Actions data-actions-of-screen>{actions}</Actions>}
      </Wrap>
    </chakra.header>
  );
}
