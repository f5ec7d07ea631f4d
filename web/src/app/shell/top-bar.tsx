import { chakra } from '@chakra-ui/react/styled-system';
import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { useSidebar } from './sidebar-state.ts';

/** The bar of phones: the menu and the name. */
export function TopBar() {
  const open = useSidebar((state) => state.drawerOpen);
  return (
    <chakra.header
      display={{ base: 'flex', md: 'none' }}
      alignItems="center"
      gap="2"
      position="sticky"
      top="0"
      zIndex="header"
      bg="deep"
      color="onDeep"
      paddingX="2"
      paddingY="1.5"
    >
      <IconButton
        on="deep"
        label="Open menu"
        aria-expanded={open}
        onClick={() => useSidebar.setState({ drawerOpen: true })}
      >
        <Menu aria-hidden />
      </IconButton>
      <Link to={paths.home} aria-label="Doubloon, home">
        <Logo />
      </Link>
    </chakra.header>
  );
}
