import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { useSession } from '../shared/state/session.ts';
import type { FirstData, Visit } from './first-data/visit.ts';
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
    preload: (visit) => Promise.all([load(), loadAsk?.().then(({ firstData }) => firstData(visit))]),
  };
  return {
    path,
    lazy: { Component: async () => (await load())[name], ...(loadAsk && { loader: () => loaderOf(loadAsk) }) },
    handle,
    ErrorBoundary: ScreenProblem,
  };
}

async function loaderOf(loadAsk: () => Promise<{ firstData: FirstData }>): Promise<LoaderFunction> {
  const { firstData } = await loadAsk();
  return ({ params, request }) => {
    firstData({ params, search: new URL(request.url).searchParams, user: useSession.getState().user });
    return null;
  };
}
