import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SessionUser } from '../../shared/state/session-user.ts';
import { chakra, HStack } from '../../shared/style/chakra.tsx';
import { IconButton } from '../../shared/ui/buttons/button.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { useModal } from '../../shared/ui/dialogs/use-modal.ts';
import { SidebarContent } from './sidebar-content.tsx';
import { useSidebar } from './sidebar-state.ts';

const Panel = chakra('dialog', {
  base: {
    width: '64',
    maxWidth: '85vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: '0',
    padding: '0',
    border: 'none',
    bg: 'deep',
    color: 'onDeep',
    boxShadow: 'lifted',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'rgb(7 12 24 / 0.62)' },
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
