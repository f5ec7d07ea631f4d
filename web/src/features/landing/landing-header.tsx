import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { chakra, PageWidth } from '../../shared/style/chakra.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { ThemeToggle } from '../../shared/ui/buttons/theme-toggle.tsx';

/** The top of the landing page for visitors. */
export function LandingHeader() {
  return (
    <PageWidth
      as="header"
      display="flex"
      alignItems="center"
      gap={{ base: '1', md: '3' }}
      paddingY={{ base: '3', md: '4' }}
    >
      <Link to={paths.home} aria-label="Doubloon, home">
        <Logo />
      </Link>
      <chakra.span flex="1" />
      <ThemeToggle />
      <ButtonLink variant="onDeep" to={paths.login} paddingX="4">
        Sign In
      </ButtonLink>
    </PageWidth>
  );
}
