import type { Role } from '@doubloon/contract/shared/roles.ts';
import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { PageSkeleton } from '../../shared/ui/lists/query-view.tsx';
import { RequireRole } from '../guards/require-role.tsx';
import { SHELL_ROUTE_ID, ShellRoute } from '../shell/shell-route.tsx';
import { Root } from './root.tsx';
import { ScreenProblem } from './screen-problem.tsx';
import { screen } from './screen.ts';

/** Screens in the frame, whose place a skeleton takes while the first of them is loaded. */
const framed = (screens: RouteObject[]) => screens.map((each) => ({ HydrateFallback: PageSkeleton, ...each }));

const forRoles = (roles: readonly Role[], screens: RouteObject[]): RouteObject => ({
  element: <RequireRole roles={roles} />,
  children: framed(screens),
});

/** An address of earlier times. */
const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to) });

/** First data of screens, by the names of their files; loaded beside the screens. */
const asks = {
  admin: () => import('../first-data/admin.ts'),
  applications: () => import('../first-data/applications.ts'),
  approvedProject: () => import('../first-data/approved-project.ts'),
  approvedProjects: () => import('../first-data/approved-projects.ts'),
  brand: () => import('../first-data/brand.ts'),
  createLoot: () => import('../first-data/create-loot.ts'),
  creators: () => import('../first-data/creators.ts'),
  dashboard: () => import('../first-data/dashboard.ts'),
  loot: () => import('../first-data/loot.ts'),
  lootManagement: () => import('../first-data/loot-management.ts'),
  managedLoot: () => import('../first-data/managed-loot.ts'),
  marketplace: () => import('../first-data/marketplace.ts'),
  messages: () => import('../first-data/messages.ts'),
  ownApplications: () => import('../first-data/own-applications.ts'),
  paymentSuccess: () => import('../first-data/payment-success.ts'),
  payouts: () => import('../first-data/payouts.ts'),
  profile: () => import('../first-data/profile.ts'),
  stripeSuccess: () => import('../first-data/stripe-success.ts'),
  store: () => import('../first-data/store.ts'),
};

/** Every address and who may open it. */
export const appRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ScreenProblem,
    HydrateFallback: () => null,
    children: [
      screen(paths.login, () => import('../routes/login.tsx'), 'LoginRoute'),
      screen(paths.register, () => import('../routes/register.tsx'), 'RegisterRoute'),
      screen(paths.passwordReset, () => import('../routes/password-reset.tsx'), 'PasswordResetRoute'),
      screen(paths.accountAction, () => import('../routes/account-action.tsx'), 'AccountActionRoute'),
      {
        id: SHELL_ROUTE_ID,
        Component: ShellRoute,
        children: [
          ...framed([
            screen(paths.home, () => import('../routes/home.tsx'), 'HomeRoute'),
            screen('/legal', () => import('../routes/legal.tsx'), 'LegalRoute'),
            screen(paths.help(), () => import('../routes/help.tsx'), 'HelpRoute'),
            screen(paths.status, () => import('../routes/status.tsx'), 'StatusRoute'),
            screen('/loot/:id', () => import('../routes/loot.tsx'), 'LootRoute', asks.loot),
            screen('/store/:creatorId', () => import('../routes/store.tsx'), 'StoreRoute', asks.store),
            screen('/brand/:ownerId', () => import('../routes/brand.tsx'), 'BrandRoute', asks.brand),
            screen(
              paths.paymentSuccess,
              () => import('../routes/payment-success.tsx'),
              'PaymentSuccessRoute',
              asks.paymentSuccess,
            ),
            screen(
              paths.stripeSuccess,
              () => import('../routes/stripe-success.tsx'),
              'StripeSuccessRoute',
              asks.stripeSuccess,
            ),
            screen('*', () => import('../routes/not-found.tsx'), 'NotFoundRoute'),
          ]),
          moved(paths.store('my-store'), paths.myStore),
          moved('/loots-management', paths.lootManagement),
          moved('/campaign-management', paths.lootManagement),
          forRoles(
            ['business_owner', 'content_creator', 'admin'],
            [
              screen(paths.dashboard, () => import('../routes/dashboard.tsx'), 'DashboardRoute', asks.dashboard),
              screen(
                paths.marketplace,
                () => import('../routes/marketplace.tsx'),
                'MarketplaceRoute',
                asks.marketplace,
              ),
              screen(paths.creators, () => import('../routes/creators.tsx'), 'CreatorsRoute', asks.creators),
              screen(paths.myStore, () => import('../routes/store.tsx'), 'StoreRoute', asks.store),
              screen(`${paths.profile}/*`, () => import('../routes/profile.tsx'), 'ProfileRoute', asks.profile),
              screen(paths.messages, () => import('../routes/messages.tsx'), 'MessagesRoute', asks.messages),
              // Says itself that only owners may: a refusal that is read, not a redirect.
              screen(paths.createLoot, () => import('../routes/create-loot.tsx'), 'CreateLootRoute', asks.createLoot),
            ],
          ),
          forRoles(
            ['content_creator'],
            [
              screen(
                paths.ownApplications,
                () => import('../routes/creator/own-applications.tsx'),
                'OwnApplicationsRoute',
                asks.ownApplications,
              ),
              screen(paths.payouts, () => import('../routes/creator/payouts.tsx'), 'PayoutsRoute', asks.payouts),
              screen(
                paths.approvedProjects,
                () => import('../routes/creator/approved-projects.tsx'),
                'ApprovedProjectsRoute',
                asks.approvedProjects,
              ),
              screen(
                `${paths.approvedProjects}/:projectId`,
                () => import('../routes/creator/approved-project.tsx'),
                'ApprovedProjectRoute',
                asks.approvedProject,
              ),
            ],
          ),
          forRoles(
            ['admin', 'business_owner'],
            [
              screen(
                paths.applications,
                () => import('../routes/applications.tsx'),
                'ApplicationsRoute',
                asks.applications,
              ),
              screen(
                paths.lootManagement,
                () => import('../routes/loot-management.tsx'),
                'LootManagementRoute',
                asks.lootManagement,
              ),
              screen(
                `${paths.lootManagement}/:productId`,
                () => import('../routes/managed-loot.tsx'),
                'ManagedLootRoute',
                asks.managedLoot,
              ),
            ],
          ),
          forRoles(
            ['admin'],
            [screen(`${paths.admin}/*`, () => import('../routes/admin.tsx'), 'AdminRoute', asks.admin)],
          ),
        ],
      },
    ],
  },
];
