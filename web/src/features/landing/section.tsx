import type { ReactNode } from 'react';
import { chakra, Muted, PageWidth } from '../../shared/style/chakra.tsx';

/** One idea of the landing page. */
export function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <PageWidth as="section" paddingY={{ base: '10', md: '16' }}>
      <chakra.div marginBottom={{ base: '6', md: '8' }}>
        <chakra.h2 fontSize={{ base: '2xl', md: '3xl' }}>{title}</chakra.h2>
        {intro && (
          <Muted fontSize="lg" marginTop="2">
            {intro}
          </Muted>
        )}
      </chakra.div>
      {children}
    </PageWidth>
  );
}
