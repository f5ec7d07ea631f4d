import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MessagesLink } from '../../features/messages/components/messages-link.tsx';
import { BellButton } from '../../features/notifications/components/bell-button.tsx';
import { paths } from '../../shared/paths.ts';
import type { SessionUser } from '../../shared/state/session-user.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { IconButton } from '../../shared/ui/buttons/button.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { useSidebar } from './sidebar-state.ts';

/** The bar of phones: the menu, the name, messages, the bell. */
export function TopBar({ user }: { user: SessionUser }) {
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
      <chakra.span flex="1" />
      <MessagesLink uid={user.uid} />
      <BellButton uid={user.uid} />
    </chakra.header>
  );
}
