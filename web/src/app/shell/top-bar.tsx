import { Menu, Search, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { TopFrame } from './frame-parts.tsx';
import { openCommands } from './palette/palette-state.ts';
import { SidebarContent } from './sidebar-content.tsx';
import { useSidebar } from './sidebar-state.ts';
import { BellButton } from '../../features/notifications/components/bell-button.tsx';
import { paths } from '../../shared/paths.ts';
import type { SessionUser } from '../../shared/state/session.ts';
import { chakra, HStack } from '../../shared/style/chakra.tsx';
import { shellText } from '../../shared/text/shell.ts';
import { IconButton } from '../../shared/ui/buttons/button.tsx';
import { sidePanel } from '../../shared/ui/dialogs/side-panel.ts';
import { useModal } from '../../shared/ui/dialogs/use-modal.ts';
import { Logo } from '../../shared/ui/pictures/logo.tsx';

/** The bar of phones: the menu, the name, the palette, the bell. */
export function TopBar({ user }: { user: SessionUser }) {
  const open = useSidebar((state) => state.drawerOpen);
  return (
    <TopFrame>
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
      {user.role !== 'user' && (
        <IconButton on="deep" label={shellText.jumpTo} aria-haspopup="dialog" onClick={openCommands}>
          <Search aria-hidden />
        </IconButton>
      )}
      <BellButton uid={user.uid} />
    </TopFrame>
  );
}

const Panel = chakra('dialog', {
  base: {
    ...sidePanel,
    width: '64',
    maxWidth: '85vw',
    bg: 'deep',
    color: 'onDeep',
  },
});

const close = () => useSidebar.setState({ drawerOpen: false });

/** The sidebar of phones: slides over the screen, keeps focus, closes when one goes somewhere. */
export function Drawer({ user }: { user: SessionUser }) {
  const open = useSidebar((state) => state.drawerOpen);
  const { pathname } = useLocation();

  useEffect(() => close(), [pathname]);

  useEffect(() => {
    // Turned to a width with a sidebar, nobody could see why the page does not answer.
    const wide = matchMedia('(min-width: 768px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return open ? <OpenDrawer user={user} /> : null;
}

function OpenDrawer({ user }: { user: SessionUser }) {
  const modal = useModal({ onClose: close, movement: 'draw' });
  return (
    <Panel {...modal} aria-label="Menu">
      <HStack justifyContent="space-between" padding="3">
        <Logo />
        <IconButton on="deep" label="Close menu" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </HStack>
      <SidebarContent user={user} onLeave={close} />
    </Panel>
  );
}
