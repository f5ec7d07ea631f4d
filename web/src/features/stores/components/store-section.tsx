import { useId, type ReactNode } from 'react';
import { Card, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';

interface StoreSectionProps {
  title: string;
  /** Actions on the section. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of a store, named by its heading. */
export function StoreSection({ title, actions, children }: StoreSectionProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Wrap gap="3" justifyContent="space-between" alignItems="center" marginBottom="4">
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {actions}
      </Wrap>
      {children}
    </Card>
  );
}
