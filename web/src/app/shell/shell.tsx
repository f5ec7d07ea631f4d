import { QueryClientProvider } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { ConnectionNotice } from './connection-notice.tsx';
import { FrameColumn, FrameRow, Main, SideFrame, SideHead } from './frame-parts.tsx';
import { Palette } from './palette/palette.tsx';
import { PublicBar } from './public-bar.tsx';
import { setCollapsed, useSidebar } from './sidebar-state.ts';
import { TabBar } from './tab-bar.tsx';
import { Drawer, TopBar } from './top-bar.tsx';
import { useSignOut } from './use-sign-out.ts';
import { VerifyEmailBanner } from '../../features/auth/components/verify-email-banner.tsx';
import { useNotificationPanel } from '../../features/notifications/panel-state.ts';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { LiveData } from '../../shared/live/live-data.tsx';
import { moving } from '../../shared/motion/mover.ts';
import { paths } from '../../shared/paths.ts';
import { usePushQuestion } from '../../shared/push/push-question-state.ts';
import { type SessionUser, useSession } from '../../shared/state/session.ts';
import { useOnPhone } from '../../shared/state/use-media-query.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { Footer } from '../../shared/ui/layout/footer.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { PageSkeleton } from '../../shared/ui/lists/query-view.tsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '../../shared/ui/buttons/button.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { SidebarContent } from './sidebar-content.tsx';

const RolePrompt = lazyPart(async () => (await import('../../features/auth/components/role-prompt.tsx')).RolePrompt);

const NotificationPanel = lazyPart(
  async () => (await import('../../features/notifications/components/notification-panel.tsx')).NotificationPanel,
);

const PushQuestion = lazyPart(
  async () => (await import('../../features/notifications/components/push-question.tsx')).PushQuestion,
);

/** Screens that are read to the end. */
const READ: readonly string[] = [paths.help(), paths.legal(), paths.status];

const Foot = chakra('div', {
  base: { 'html:has([data-fills-window]) &': { display: 'none' } },
  variants: { onPhones: { true: {}, false: { display: { base: 'none', md: 'block' } } } },
});

/** The frame around every screen but those of signing in and the landing page of visitors. */
export function Shell() {
  const signedOut = useSession((state) => state.user === null);
  const { pathname } = useLocation();
  return signedOut && pathname === paths.home ? <Outlet /> : <Frame pathname={pathname} />;
}

/** Sidebar and bars, the screen, the footer. */
function Frame({ pathname }: { pathname: string }) {
  const user = useSession((state) => state.user);
  const confirmed = useSession((state) => state.status === 'signedIn');
  const leaving = useSession((state) => state.leaving);
  const collapsed = useSidebar((state) => state.collapsed);
  const panelOpen = useNotificationPanel((state) => state.open);
  const pushOffered = usePushQuestion(({ open }) => open);
  const signOut = useSignOut();
  const onPhone = useOnPhone();
  const main = useRef<HTMLElement>(null);

  useFocusOnArrival(main, pathname);

  useLayoutEffect(() => {
    if (main.current) moving()?.enter(main.current, 'fade');
  }, [pathname]);

  return (
    <QueryClientProvider client={queryClient}>
      {user && confirmed && !leaving && <LiveData key={`${user.uid} ${user.role}`} uid={user.uid} role={user.role} />}
      <SkipLink />
      <FrameRow>
        {user && !onPhone && <Sidebar user={user} />}
        <FrameColumn>
          {user ? <TopBar user={user} /> : <PublicBar />}
          <ConnectionNotice />
          <Main ref={main} id="main" tabIndex={-1}>
            {/* The profile asks for itself; elsewhere the question would be in the way. */}
            {user && !user.emailVerified && pathname === paths.dashboard && <VerifyEmailBanner email={user.email} />}
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </Main>
          {/* The tabs end a screen of phones; help, which the menu leads to, leads on to the legal texts. */}
          <Foot onPhones={!user || READ.includes(pathname)}>
            <Footer />
          </Foot>
          {user && onPhone && <TabBar user={user} />}
        </FrameColumn>
      </FrameRow>
      {user && <Drawer user={user} />}
      {user && user.role !== 'user' && <Palette user={user} />}
      {user && panelOpen && <NotificationPanel uid={user.uid} role={user.role} collapsed={collapsed} />}
      {user && pushOffered && <PushQuestion uid={user.uid} />}
      {/* The prompt asks for agreement to what the legal page says. */}
      {confirmed && user?.role === 'user' && pathname !== paths.legal() && (
        <RolePrompt uid={user.uid} onSignOut={signOut} />
      )}
    </QueryClientProvider>
  );
}

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'toast',
    bg: 'accent',
    color: 'onAccent',
    fontWeight: 'semibold',
    paddingX: '4',
    paddingY: '2.5',
    borderRadius: 'md',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** The first stop of the Tab key: past the navigation, to the screen itself. */
function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}

/**
 * Moves the focus to `main` when the screen at another path is shown, so that it is read out from its start. Who has gone on while it was loaded,
 * as to the bell, keeps the focus.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>, pathname: string): void {
  const loads = useNavigation().state === 'loading';
  const lastPathname = useRef(pathname);
  const hasActed = useRef(false);

  useEffect(() => {
    if (!loads) return undefined;
    const note = () => {
      hasActed.current = true;
    };
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', note, true);
    };
  }, [loads]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const keeps = hasActed.current && document.activeElement !== document.body;
    hasActed.current = false;
    if (!keeps) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** The sidebar of desktops: 64 units wide, or 16 when collapsed. */
function Sidebar({ user }: { user: SessionUser }) {
  const collapsed = useSidebar((state) => state.collapsed);
  return (
    <SideFrame collapsed={collapsed}>
      <SideHead collapsed={collapsed}>
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
      </SideHead>
      <SidebarContent user={user} collapsed={collapsed} />
    </SideFrame>
  );
}
