import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { chakra, PageWidth } from '../../shared/style/chakra.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { ThemeToggle } from '../../shared/ui/buttons/theme-toggle.tsx';
import { NavItem } from './nav-item.tsx';

/** The bar for visitors who are not signed in: home, theme, the way in. */
export function PublicBar() {
  const location = useLocation();
  return (
    <chakra.header bg="deep" color="onDeep">
      <PageWidth
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap={{ base: '1', md: '3' }}
        paddingTop="2.5"
        paddingBottom={{ base: '1', md: '2.5' }}
      >
        <Link to={paths.home} aria-label="Doubloon, Home">
          <Logo />
        </Link>
        <chakra.nav
          aria-label="Main"
          display="flex"
          gap="1"
          // On phones a row of its own below the bar.
          order={{ base: 1, md: 0 }}
          width={{ base: 'full', md: 'auto' }}
          marginLeft={{ base: '-3', md: '4' }}
        >
          <NavItem to={paths.home} end width="auto">
            Home
          </NavItem>
          <NavItem to={paths.marketplace} width="auto">
            Marketplace
          </NavItem>
        </chakra.nav>
        <chakra.span flex="1" />
        <ThemeToggle />
        <ButtonLink variant="onDeep" to={paths.login} state={{ from: location }} paddingX="4">
          Sign In
        </ButtonLink>
      </PageWidth>
    </chakra.header>
  );
}
