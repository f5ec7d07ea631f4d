import type { ReactNode } from 'react';
import { chakra, Muted, PageWidth } from '../../shared/style/chakra.tsx';

/** One idea of the landing page. */
export function Section({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <PageWidth as="section" paddingY={{ base: '8', md: '10' }}>
      <chakra.h2 fontSize={{ base: '2xl', md: '3xl' }}>{title}</chakra.h2>
      <Muted fontSize={{ base: 'md', md: 'lg' }} marginTop="2" marginBottom={{ base: '6', md: '8' }}>
        {intro}
      </Muted>
      {children}
    </PageWidth>
  );
}
