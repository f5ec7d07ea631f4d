import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell, LogOut, Moon, Sun, UserRound } from 'lucide-react';
import { useId } from 'react';
import { NavButton, NavCount, NavItem, NavLabel } from './nav-item.tsx';
import { navigationFor, type WaitingWork } from './navigation.ts';
import { useSignOut } from './use-sign-out.ts';
import { useUnreadMessages } from '../../features/messages/use-unread-messages.ts';
import { openNotifications, useNotificationPanel } from '../../features/notifications/panel-state.ts';
import { useUnreadCount } from '../../features/notifications/use-unread-count.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../shared/live/live-or-every.ts';
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
  const waiting = { ...useWaitingWork(user), messages: useUnreadMessages(user.uid) };
  const unread = useUnreadCount(user.uid);
  const panelOpen = useNotificationPanel((state) => state.open);
  const countId = useId();
  const ThemeIcon = mode === 'dark' ? Sun : Moon;
  const hint = (label: string) => (collapsed ? label : undefined);
  return (
    <>
      <chakra.nav aria-label="Main" flex="1" overflowY="auto" padding="2">
        <List gap="1">
          {navigationFor(user.role).map(({ to, label, Icon, waiting: kind }) => (
            <li key={to}>
              <NavItem
                to={to}
                title={hint(label)}
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
        <NavButton onClick={signOut} title={hint('Logout')}>
          <LogOut aria-hidden />
          <NavLabel hidden={collapsed}>Logout</NavLabel>
        </NavButton>
        {!collapsed && (
          <HStack gap="3" paddingX="2" paddingTop="3" paddingBottom="2" borderTopWidth="1px" borderColor="deepLine">
            <Avatar src={user.profilePic} />
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

/** The newest loots whose waiting work is counted. */
const LOOTS_COUNTED = 50;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns how much waits for an owner, by kind; nothing for everybody else, and while it is not known. */
function useWaitingWork({ uid, role }: SessionUser): Record<Exclude<WaitingWork, 'messages'>, number> {
  const { data } = useQuery(
    queryOf(
      listCampaignsOfOwner,
      { params: { id: uid }, query: { limit: LOOTS_COUNTED } },
      {
        select: (loots) => ({
          applications: sum(loots.map(({ pending_applications: pending }) => pending)),
          deliveries: sum(loots.map((loot) => loot.pending_treasures + loot.pending_proofs)),
        }),
        enabled: role === 'business_owner',
        ...liveOrEvery(WAITED_FOR_MS, 'campaigns'),
      },
    ),
  );
  return data ?? { applications: 0, deliveries: 0 };
}
