import { useEffect } from 'react';
import { CallToAction } from '../../features/landing/call-to-action.tsx';
import { FeaturedCreators } from '../../features/landing/featured-creators.tsx';
import { Features } from '../../features/landing/features.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { LandingHeader } from '../../features/landing/landing-header.tsx';
import { NewestLoots } from '../../features/landing/newest-loots.tsx';
import { Stats } from '../../features/landing/stats.tsx';
import { Stories } from '../../features/landing/stories.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { Footer } from '../../shared/ui/layout/footer.tsx';

/** Side by side on phones, too. */
const FIRST = {
  size: 'lg',
  flex: { base: '1 1 auto', md: 'none' },
  paddingX: { base: '3', md: '4', lg: '6' },
  fontSize: { base: 'md', lg: 'lg' },
  whiteSpace: 'nowrap',
} as const;

/** `/` for visitors. */
export function LandingRoute() {
  useEffect(() => {
    useSession.setState({ leaving: false });
    document.title = landingText.pageTitle;
    return () => {
      document.title = 'Doubloon';
    };
  }, []);
  return (
    <>
      <main>
        <chakra.div
          bg="deep"
          backgroundImage="radial-gradient(70rem 36rem at 80% -10%, rgb(242 182 50 / 0.14), transparent 65%)"
          color="onDeep"
        >
          <LandingHeader />
          <Hero>
            <ButtonLink {...FIRST} to={paths.register}>
              Get Started
            </ButtonLink>
            <ButtonLink {...FIRST} variant="onDeep" to={paths.marketplace}>
              Browse Campaigns
            </ButtonLink>
          </Hero>
        </chakra.div>
        <NewestLoots />
        <Stats />
        <Features />
        <FeaturedCreators />
        <Stories />
        <CallToAction>
          <ButtonLink size="lg" to={paths.register}>
            Get Started
          </ButtonLink>
        </CallToAction>
      </main>
      <Footer />
    </>
  );
}
