import { CallToAction } from '../../features/landing/call-to-action.tsx';
import { Features } from '../../features/landing/features.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { Stats } from '../../features/landing/stats.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { LandingRoute } from '../landing/landing.tsx';

/** `/`: the landing page for visitors, its short version with the way to their dashboard for everybody else. */
export function HomeRoute() {
  const signedOut = useSession((state) => state.user === null);
  return signedOut ? <LandingRoute /> : <SignedInHome />;
}

function SignedInHome() {
  return (
    <chakra.div marginX={{ base: '-4', md: '-8' }} marginTop={{ base: '-6', md: '-4' }}>
      <chakra.div
        bg="deep"
        backgroundImage="radial-gradient(50rem 28rem at 80% -10%, rgb(242 182 50 / 0.18), transparent 65%)"
        borderRadius={{ base: 'none', md: 'xl' }}
        marginX={{ base: '0', md: '8' }}
      >
        <Hero>
          <ButtonLink size="lg" to={paths.dashboard}>
            {landingText.toDashboard}
          </ButtonLink>
        </Hero>
      </chakra.div>
      <Stats raised />
      <Features />
      <CallToAction>
        <ButtonLink size="lg" to={paths.dashboard}>
          {landingText.toDashboard}
        </ButtonLink>
      </CallToAction>
    </chakra.div>
  );
}
