import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { AskBeforeNavigating } from './guards/ask-before-navigating.tsx';
import { RequireRole } from './guards/require-role.tsx';
import { RequireSession } from './guards/require-session.tsx';
import { lazyRoute } from './lazy-route.ts';

const Login = lazyRoute(() => import('./routes/login.tsx'), 'LoginRoute');
const Register = lazyRoute(() => import('./routes/register.tsx'), 'RegisterRoute');
const PasswordReset = lazyRoute(() => import('./routes/password-reset.tsx'), 'PasswordResetRoute');
const AccountAction = lazyRoute(() => import('./routes/account-action.tsx'), 'AccountActionRoute');
const Shell = lazyRoute(() => import('./shell/shell.tsx'), 'Shell');
const Home = lazyRoute(() => import('./routes/home.tsx'), 'HomeRoute');
const Dashboard = lazyRoute(() => import('./routes/dashboard.tsx'), 'DashboardRoute');
const Marketplace = lazyRoute(() => import('./routes/marketplace.tsx'), 'MarketplaceRoute');
const Creators = lazyRoute(() => import('./routes/creators.tsx'), 'CreatorsRoute');
const Store = lazyRoute(() => import('./routes/store.tsx'), 'StoreRoute');
const Loot = lazyRoute(() => import('./routes/loot.tsx'), 'LootRoute');
const CreateLoot = lazyRoute(() => import('./routes/create-loot.tsx'), 'CreateLootRoute');
const PaymentSuccess = lazyRoute(() => import('./routes/payment-success.tsx'), 'PaymentSuccessRoute');
const LootManagement = lazyRoute(() => import('./routes/loot-management.tsx'), 'LootManagementRoute');
const ManagedLoot = lazyRoute(() => import('./routes/managed-loot.tsx'), 'ManagedLootRoute');
const Applications = lazyRoute(() => import('./routes/applications.tsx'), 'ApplicationsRoute');
const ApprovedProjects = lazyRoute(() => import('./routes/approved-projects.tsx'), 'ApprovedProjectsRoute');
const ApprovedProject = lazyRoute(() => import('./routes/approved-project.tsx'), 'ApprovedProjectRoute');
const StripeSuccess = lazyRoute(() => import('./routes/stripe-success.tsx'), 'StripeSuccessRoute');
const Profile = lazyRoute(() => import('./routes/profile.tsx'), 'ProfileRoute');
const Messages = lazyRoute(() => import('./routes/messages.tsx'), 'MessagesRoute');
const Admin = lazyRoute(() => import('./routes/admin.tsx'), 'AdminRoute');
const Legal = lazyRoute(() => import('./routes/legal.tsx'), 'LegalRoute');
const NotFound = lazyRoute(() => import('./routes/not-found.tsx'), 'NotFoundRoute');

/** Every address and who may open it, but for `/` of visitors (`screens.tsx`). */
export function AppRoutes() {
  return (
    <AskBeforeNavigating>
      <Routes>
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.passwordReset} element={<PasswordReset />} />
        <Route path={paths.accountAction} element={<AccountAction />} />
        <Route element={<Shell />}>
          <Route path={paths.home} element={<Home />} />
          <Route path="/legal" element={<Legal />} />
          <Route path="/loot/:id" element={<Loot />} />
          <Route path="/store/:creatorId" element={<Store />} />
          <Route path={paths.store('my-store')} element={<Navigate to={paths.myStore} replace />} />
          <Route path={paths.paymentSuccess} element={<PaymentSuccess />} />
          <Route path={paths.stripeSuccess} element={<StripeSuccess />} />
          <Route path="/loots-management" element={<Navigate to={paths.lootManagement} replace />} />
          <Route path="/campaign-management" element={<Navigate to={paths.lootManagement} replace />} />
          <Route element={<RequireSession />}>
            <Route element={<RequireRole roles={['business_owner', 'content_creator', 'admin']} />}>
              <Route path={paths.dashboard} element={<Dashboard />} />
              <Route path={paths.marketplace} element={<Marketplace />} />
              <Route path={paths.creators} element={<Creators />} />
              <Route path={paths.myStore} element={<Store />} />
              <Route path={paths.profile} element={<Profile />} />
              <Route path={paths.messages} element={<Messages />} />
              {/* Says itself that only owners may: a refusal that is read, not a redirect. */}
              <Route path={paths.createLoot} element={<CreateLoot />} />
            </Route>
            <Route element={<RequireRole roles={['content_creator']} />}>
              <Route path={paths.approvedProjects} element={<ApprovedProjects />} />
              <Route path={`${paths.approvedProjects}/:projectId`} element={<ApprovedProject />} />
            </Route>
            <Route element={<RequireRole roles={['admin', 'business_owner']} />}>
              <Route path={paths.applications} element={<Applications />} />
              <Route path={paths.lootManagement} element={<LootManagement />} />
              <Route path={`${paths.lootManagement}/:productId`} element={<ManagedLoot />} />
            </Route>
            <Route element={<RequireRole roles={['admin']} />}>
              <Route path={`${paths.admin}/*`} element={<Admin />} />
            </Route>
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </AskBeforeNavigating>
  );
}
