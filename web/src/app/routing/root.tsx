import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AskBeforeLeaving } from '../guards/ask-before-leaving.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** Around every screen: what belongs to going from one to the next. */
export function Root() {
  return (
    <>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <NavigationProgress />
      <AskBeforeLeaving />
      <ScrollRestoration />
    </>
  );
}
