import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** One idea of the landing page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', md: '8' }}
      paddingY={{ base: '10', md: '16' }}
    >
      <chakra.h2 fontSize={{ base: '2xl', md: '3xl' }} marginBottom={{ base: '6', md: '10' }}>
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
