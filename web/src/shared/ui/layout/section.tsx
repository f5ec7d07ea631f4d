import { useId, type ComponentProps, type ReactNode } from 'react';
import { Card, chakra, SectionTitle, Wrap } from '../../style/chakra.tsx';

/** Set off from the part before it by a line. */
const Plain = chakra('section', {
  base: {
    minWidth: '0',
    paddingTop: { base: '6', md: '8' },
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0', paddingTop: '0' },
  },
});

interface SectionProps extends ComponentProps<typeof Card> {
  title: string;
  /** Actions on the section. */
  actions?: ReactNode;
  /** On the page itself instead of on a card. */
  plain?: boolean;
}

/** One part of a page, named by its heading. */
export function Section({ title, actions, plain = false, children, ...card }: SectionProps) {
  const titleId = useId();
  const Frame = plain ? Plain : Card;
  return (
    <Frame aria-labelledby={titleId} {...card}>
      <Wrap gap="3" justifyContent="space-between" alignItems="center" marginBottom="4">
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {actions && (
          <chakra.div display="contents" data-actions-of-screen>
            {actions}
          </chakra.div>
        )}
      </Wrap>
      {children}
    </Frame>
  );
}
