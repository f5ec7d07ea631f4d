import { Bell, CircleQuestionMark, LogOut, Moon, Search, Sun, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { NavButton, NavCount, NavItem, NavLabel } from './nav-item.tsx';
import { isWithin, navigationFor } from './navigation.ts';
import { Keys } from './palette/keys.tsx';
import { openCommands } from './palette/palette-state.ts';
import { PALETTE_KEYS } from './palette/shortcuts.ts';
import { useSignOut } from './use-sign-out.ts';
import { useWaitingWork } from './use-waiting-work.ts';
import { openNotifications, useNotificationPanel } from '../../features/notifications/panel-state.ts';
import { useUnreadCount } from '../../features/notifications/use-unread-count.ts';
import { paths } from '../../shared/paths.ts';
import { roleLabel, type SessionUser } from '../../shared/state/session.ts';
import { chakra, HStack, List, Stack } from '../../shared/style/chakra.tsx';
import { notificationsText } from '../../shared/text/notifications.ts';
import { shellText } from '../../shared/text/shell.ts';
import { Avatar } from '../../shared/ui/pictures/avatar.tsx';
import { useColorMode } from '../../shared/ui/theme/color-mode.ts';

interface SidebarContentProps {
  user: SessionUser;
  collapsed?: boolean;
  /** Called when an entry is pressed that leads away from the menu. */
  onLeave?: () => void;
}

/** Content of the sidebar and, on phones, of the drawer. */
export function SidebarContent({ user, collapsed = false, onLeave }: SidebarContentProps) {
  const { mode, toggle } = useColorMode();
  const signOut = useSignOut();
  const waiting = useWaitingWork(user);
  const unread = useUnreadCount(user.uid);
  const panelOpen = useNotificationPanel((state) => state.open);
  const countId = useId();
  const { pathname } = useLocation();
  const ThemeIcon = mode === 'dark' ? Sun : Moon;
  const hint = (label: string) => (collapsed ? label : undefined);
  return (
    <>
      {user.role !== 'user' && (
        <chakra.div padding="2" paddingBottom="0">
          <NavButton
            title={hint(shellText.jumpTo)}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => {
              onLeave?.();
              openCommands();
            }}
          >
            <Search aria-hidden />
            <NavLabel hidden={collapsed}>{shellText.jumpTo}</NavLabel>
            {!collapsed && !onLeave && (
              <Keys aria-hidden marginLeft="auto">
                {PALETTE_KEYS}
              </Keys>
            )}
          </NavButton>
        </chakra.div>
      )}
      <chakra.nav aria-label="Main" flex="1" overflowY="auto" padding="2">
        <List gap="1">
          {navigationFor(user.role).map(({ to, label, Icon, waiting: kind }) => (
            <li key={to}>
              <NavItem
                to={to}
                title={hint(label)}
                data-within={isWithin(to, pathname) || undefined}
                aria-describedby={kind && `${countId}-${kind}`}
                {...(onLeave && { onClick: onLeave })}
              >
                <Icon aria-hidden />
                <NavLabel hidden={collapsed}>{label}</NavLabel>
                {kind && (
                  <NavCount
                    id={`${countId}-${kind}`}
                    count={waiting[kind]}
                    says={kind === 'messages' ? shellText.unreadMessages : shellText.waiting}
                    collapsed={collapsed}
                  />
                )}
              </NavItem>
            </li>
          ))}
        </List>
      </chakra.nav>
      <Stack padding="2" borderTopWidth="1px" borderColor="deepLine" gap="1">
        <NavButton
          title={hint(notificationsText.title)}
          aria-haspopup="dialog"
          data-opener="sidebar bell"
          aria-describedby={`${countId}-unread`}
          aria-expanded={panelOpen}
          onClick={() => {
            onLeave?.();
            openNotifications();
          }}
        >
          <Bell aria-hidden />
          <NavLabel hidden={collapsed}>{notificationsText.title}</NavLabel>
          <NavCount id={`${countId}-unread`} count={unread} says={notificationsText.unread} collapsed={collapsed} />
        </NavButton>
        <NavButton onClick={toggle} title={hint('Theme')}>
          <ThemeIcon aria-hidden />
          <NavLabel hidden={collapsed}>{mode === 'dark' ? 'Light theme' : 'Dark theme'}</NavLabel>
        </NavButton>
        <NavItem to={paths.profile} title={hint('Profile')} {...(onLeave && { onClick: onLeave })}>
          <UserRound aria-hidden />
          <NavLabel hidden={collapsed}>Profile</NavLabel>
        </NavItem>
        <NavItem to={paths.help()} title={hint(shellText.help)} {...(onLeave && { onClick: onLeave })}>
          <CircleQuestionMark aria-hidden />
          <NavLabel hidden={collapsed}>{shellText.help}</NavLabel>
        </NavItem>
        <NavButton onClick={signOut} title={hint('Logout')}>
          <LogOut aria-hidden />
          <NavLabel hidden={collapsed}>Logout</NavLabel>
        </NavButton>
        {!collapsed && (
          <HStack gap="3" paddingX="2" paddingTop="3" paddingBottom="2" borderTopWidth="1px" borderColor="deepLine">
            <Avatar name={user.name || user.email} src={user.profilePic} />
            <chakra.div minWidth="0">
              <chakra.p color="onDeep" fontWeight="semibold" truncate>
                {user.name || user.email}
              </chakra.p>
              <chakra.p color="onDeepMuted" fontSize="sm">
                {roleLabel(user.role)}
              </chakra.p>
            </chakra.div>
          </HStack>
        )}
      </Stack>
    </>
  );
}
