import type { ReactNode } from 'react';
import { chakra, Muted, Wrap } from '../../style/chakra.tsx';
import { PageTitle } from './page-title.tsx';

/** A menu that opens from one of them may hang below them all. */
const Actions = chakra(Wrap, { base: { gap: '3', position: 'relative' } });

interface PageHeaderProps {
  title: string;
  intro?: ReactNode;
  /** Stands above the title, for the way back. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** The title of a screen, also in the browser's tab, with its intro and main actions. */
export function PageHeader({ title, intro, back, actions }: PageHeaderProps) {
  return (
    <chakra.header marginBottom={{ base: '6', md: '8' }}>
      <PageTitle title={title} />
      {back}
      <Wrap gap="4" justifyContent="space-between" alignItems="flex-end">
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
