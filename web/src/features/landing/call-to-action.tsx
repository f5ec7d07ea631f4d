import type { ReactNode } from 'react';
import { chakra, List, PageWidth } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '8', md: '12' },
    alignItems: 'center',
    padding: { base: '6', md: '12' },
    bg: 'deep',
    backgroundImage: 'radial-gradient(36rem 18rem at 85% 120%, rgb(242 182 50 / 0.28), transparent 70%)',
    color: 'onDeep',
    borderWidth: '1px',
    borderColor: 'deepLine',
    borderRadius: 'xl',
  },
});
const Word = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    paddingLeft: '4',
    borderLeftWidth: '2px',
    borderColor: 'accent',
    lineHeight: 'snug',
  },
});

/** The last word of the landing page: the way in, and what both sides are promised. */
export function CallToAction({ children }: { children: ReactNode }) {
  return (
    <PageWidth as="section" paddingTop={{ base: '8', md: '10' }} paddingBottom={{ base: '16', md: '20' }}>
      <Panel>
        <div>
          <chakra.h2 fontSize={{ base: '2xl', md: '3xl' }}>There is gold in good posts</chakra.h2>
          <chakra.p color="onDeepMuted" fontSize="lg" marginTop="2" marginBottom="6">
            Fund a campaign of your own, or find one to post about.
          </chakra.p>
          {children}
        </div>
        <section>
          <chakra.h3 textStyle="sectionTitle" marginBottom="5">
            Our word to both sides
          </chakra.h3>
          <List gap="4">
            {landingText.word.map(({ text, who }) => (
              <Word key={text}>
                {text}
                <chakra.span color="onDeepGold" fontSize="sm">
                  {who}
                </chakra.span>
              </Word>
            ))}
          </List>
        </section>
      </Panel>
    </PageWidth>
  );
}
