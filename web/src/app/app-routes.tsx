import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { useSession } from '../shared/state/session.ts';
import { RequireRole } from './guards/require-role.tsx';
import { RequireSession } from './guards/require-session.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

const Landing = lazy(async () => ({ default: (await import('./routes/landing.tsx')).LandingRoute }));
const Login = lazy(async () => ({ default: (await import('./routes/login.tsx')).LoginRoute }));
const Register = lazy(async () => ({ default: (await import('./routes/register.tsx')).RegisterRoute }));
const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));
const Home = lazy(async () => ({ default: (await import('./routes/home.tsx')).HomeRoute }));
const Legal = lazy(async () => ({ default: (await import('./routes/legal.tsx')).LegalRoute }));
const NotFound = lazy(async () => ({ default: (await import('./routes/not-found.tsx')).NotFoundRoute }));

/** Every address and who may open it. Screens load when they are first opened. */
export function AppRoutes() {
  const signedOut = useSession((state) => state.status === 'signedOut');
  return (
    <RouteErrorBoundary>
      <Suspense fallback={null}>
        <Routes>
          <Route path={paths.login} element={<Login />} />
          <Route path={paths.register} element={<Register />} />
          {signedOut && <Route path={paths.home} element={<Landing />} />}
          <Route element={<Shell />}>
            <Route path={paths.home} element={<Home />} />
            <Route path="/legal" element={<Legal />} />
            <Route path="/loots-management" element={<Navigate to={paths.lootManagement} replace />} />
            <Route path="/campaign-management" element={<Navigate to={paths.lootManagement} replace />} />
            <Route element={<RequireSession />}>
              <Route element={<RequireRole roles={['business_owner']} />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </Suspense>
    </RouteErrorBoundary>
  );
}
