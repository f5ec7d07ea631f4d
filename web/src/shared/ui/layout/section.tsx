import { useId, type ReactNode } from 'react';
import { Card, SectionTitle, Wrap } from '../../style/chakra.tsx';

interface SectionProps {
  title: string;
  /** Actions on the section. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of a page on a card, named by its heading. */
export function Section({ title, actions, children }: SectionProps) {
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
