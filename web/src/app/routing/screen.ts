import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { useSession } from '../../shared/state/session.ts';
import type { FirstData, Visit } from '../first-data/visit.ts';
import { ScreenProblem } from './screen-problem.tsx';

/** Says to `preloadLinks` how a screen is loaded before a link to it is followed. */
export interface ScreenHandle {
  preload: (visit: Visit) => Promise<unknown>;
}

/**
 * A screen that is loaded when it is first opened: `load` is a dynamic import and `name` the export to show. What it shows first is asked
 * for beside its script, by what `loadAsk` imports, and not waited for.
 */
export function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  loadAsk?: () => Promise<{ firstData: FirstData }>,
): RouteObject {
  const handle: ScreenHandle = {
    preload: (visit) =>
      Promise.all([load(), loadAsk?.().then(({ firstData }) => firstData({ ...visit, isAhead: true }))]),
  };
  return {
    path,
    lazy: {
      Component: () => load().then((loaded) => loaded[name], failing),
      ...(loadAsk && {
        loader: () => loadAsk().then(loaderOf, failing),
      }),
    },
    handle,
    ErrorBoundary: ScreenProblem,
  };
}

/**
 * Stands in for a component or loader that cannot be loaded, and throws when it is used: had loading failed, the router would show the place around
 * the screen, empty.
 */
const failing = (error: unknown) => () => {
  throw error;
};

function loaderOf({ firstData }: { firstData: FirstData }): LoaderFunction {
  return ({ params, request }) => {
    firstData({ params, search: new URL(request.url).searchParams, user: useSession.getState().user });
    return null;
  };
}
