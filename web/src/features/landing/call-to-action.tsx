import type { ReactNode } from 'react';
import { chakra, PageWidth, Wrap } from '../../shared/style/chakra.tsx';

/** The last word of the landing page. */
export function CallToAction({ children }: { children: ReactNode }) {
  return (
    <PageWidth as="section" paddingY={{ base: '10', md: '16' }}>
      <Wrap
        bg="deep"
        backgroundImage="radial-gradient(36rem 18rem at 85% 120%, rgb(242 182 50 / 0.28), transparent 70%)"
        borderWidth="1px"
        borderColor="deepLine"
        borderRadius="xl"
        padding={{ base: '6', md: '12' }}
        gap="6"
        alignItems="center"
        justifyContent="space-between"
      >
        <div>
          <chakra.h2 fontSize={{ base: '2xl', md: '3xl' }} color="onDeep">
            There is gold in good posts
          </chakra.h2>
          <chakra.p color="onDeepMuted" marginTop="2">
            Fund a campaign of your own, or find one to post about.
          </chakra.p>
        </div>
        {children}
      </Wrap>
    </PageWidth>
  );
}
