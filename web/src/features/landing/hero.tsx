import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { landingText } from '../../shared/text/landing.ts';
import { HeroDrawing } from './hero-drawing.tsx';

/** Headline, ways to go, and the chest; on the deep ink of whatever holds it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
      alignItems="center"
      gap={{ base: '8', lg: '12' }}
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', md: '8' }}
      paddingTop={{ base: '8', md: '14' }}
      paddingBottom={{ base: '12', md: '20' }}
    >
      <div>
        <chakra.h1 fontSize="4xl" letterSpacing="tight" color="onDeep">
          {landingText.headline}
        </chakra.h1>
        <chakra.p color="onDeepMuted" fontSize="lg" marginTop="5" maxWidth="34rem">
          {landingText.intro}
        </chakra.p>
        <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} flexWrap="wrap" gap="3" marginTop="8">
          {children}
        </chakra.div>
      </div>
      <HeroDrawing />
    </chakra.div>
  );
}
