import type { ReactElement, ReactNode } from 'react';
import { chakra, SectionTitle } from '../../style/chakra.tsx';
import { DRAWINGS, type DrawingName } from '../pictures/drawings.tsx';

interface EmptyStateProps {
  drawing: DrawingName | ReactElement;
  title: string;
  text?: ReactNode;
  /** The next useful thing to do. */
  action?: ReactNode;
  /** The heading's level in the page. */
  as?: 'h1' | 'h2' | 'h3';
}

/** Placeholder for an empty list or for something that was not found. */
export function EmptyState({ drawing, title, text, action, as = 'h2' }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="3"
      paddingX="4"
      paddingY={{ base: '10', md: '14' }}
    >
      {typeof drawing === 'string' ? DRAWINGS[drawing] : drawing}
      <SectionTitle as={as} marginTop="2">
        {title}
      </SectionTitle>
      {text && (
        <chakra.p color="muted" maxWidth="prose" textWrap="balance">
          {text}
        </chakra.p>
      )}
      {action && <chakra.div marginTop="3">{action}</chakra.div>}
    </chakra.div>
  );
}
