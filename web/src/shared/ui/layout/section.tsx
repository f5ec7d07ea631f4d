import { useId, type ComponentProps, type ReactNode } from 'react';
import { Card, chakra, SectionTitle, Wrap } from '../../style/chakra.tsx';

interface SectionProps extends ComponentProps<typeof Card> {
  title: string;
  /** Actions on the section. */
  actions?: ReactNode;
}

/** One part of a page on a card, named by its heading. */
export function Section({ title, actions, children, ...card }: SectionProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} {...card}>
      <Wrap gap="3" justifyContent="space-between" alignItems="center" marginBottom="4">
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {actions && (
          <chakra.div display="contents" data-actions-of-screen>
            {actions}
          </chakra.div>
        )}
      </Wrap>
      {children}
    </Card>
  );
}
