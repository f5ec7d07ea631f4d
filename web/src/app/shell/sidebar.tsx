import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import type { SessionUser } from '../../shared/state/session.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { IconButton } from '../../shared/ui/buttons/button.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { SidebarContent } from './sidebar-content.tsx';
import { setCollapsed, useSidebar } from './sidebar-state.ts';

/** The sidebar of desktops: 64 units wide, or 16 when collapsed. */
export function Sidebar({ user }: { user: SessionUser }) {
  const collapsed = useSidebar((state) => state.collapsed);
  return (
    <chakra.aside
      display={{ base: 'none', md: 'flex' }}
      flexDirection="column"
      position="sticky"
      top="0"
      height="100dvh"
      flexShrink="0"
      width={collapsed ? '16' : '64'}
      bg="deep"
      borderRightWidth="1px"
      borderColor="deepLine"
      transition="width 180ms ease-out"
    >
      <chakra.div
        display="flex"
        flexDirection={collapsed ? 'column' : 'row'}
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        paddingX="2"
        paddingY="3"
        color="onDeep"
      >
        <chakra.span paddingLeft={collapsed ? '0' : '2'}>
          <Link to={paths.home} aria-label="Doubloon, home">
            <Logo nameHidden={collapsed} />
          </Link>
        </chakra.span>
        <IconButton
          on="deep"
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
        >
          {collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        </IconButton>
      </chakra.div>
      <SidebarContent user={user} collapsed={collapsed} />
    </chakra.aside>
  );
}
