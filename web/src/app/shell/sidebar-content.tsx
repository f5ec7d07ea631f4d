import { chakra } from '@chakra-ui/react/styled-system';
import { LogOut, Moon, Sun, UserRound } from 'lucide-react';
import { paths } from '../../shared/paths.ts';
import { roleLabel, type SessionUser } from '../../shared/state/session-user.ts';
import { shellText } from '../../shared/text/shell.ts';
import { useColorMode } from '../../shared/ui/theme/color-mode.ts';
import { NavButton, NavItem, NavLabel } from './nav-item.tsx';
import { navigationFor } from './navigation.ts';
import { useSignOut } from './use-sign-out.ts';

/** What stands in the sidebar and, on phones, in the drawer. */
export function SidebarContent({ user, collapsed = false }: { user: SessionUser; collapsed?: boolean }) {
  const { mode, toggle } = useColorMode();
  const signOut = useSignOut();
  const ThemeSign = mode === 'dark' ? Sun : Moon;
  return (
    <>
      <chakra.nav aria-label="Main" flex="1" overflowY="auto" padding="2">
        <chakra.ul display="grid" gap="1" listStyleType="none">
          {navigationFor(user.role).map(({ to, label, Sign }) => (
            <li key={to}>
              <NavItem to={to} title={collapsed ? label : undefined}>
                <Sign aria-hidden />
                <NavLabel hidden={collapsed}>{label}</NavLabel>
              </NavItem>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div padding="2" borderTopWidth="1px" borderColor="deepLine" display="grid" gap="1">
        <NavButton onClick={toggle} title={collapsed ? 'Theme' : undefined}>
          <ThemeSign aria-hidden />
          <NavLabel hidden={collapsed}>{mode === 'dark' ? shellText.lightTheme : shellText.darkTheme}</NavLabel>
        </NavButton>
        <NavItem to={paths.profile} title={collapsed ? shellText.profile : undefined}>
          <UserRound aria-hidden />
          <NavLabel hidden={collapsed}>{shellText.profile}</NavLabel>
        </NavItem>
        <NavButton onClick={signOut} title={collapsed ? shellText.logout : undefined}>
          <LogOut aria-hidden />
          <NavLabel hidden={collapsed}>{shellText.logout}</NavLabel>
        </NavButton>
        {!collapsed && (
          <chakra.div paddingX="3" paddingTop="3" paddingBottom="2" borderTopWidth="1px" borderColor="deepLine">
            <chakra.p color="onDeep" fontWeight="semibold" truncate>
              {user.name || user.email}
            </chakra.p>
            <chakra.p color="onDeepMuted" fontSize="sm">
              {roleLabel(user.role)}
            </chakra.p>
          </chakra.div>
        )}
      </chakra.div>
    </>
  );
}
