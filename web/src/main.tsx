import './app/parse-without-eval.ts';
import './shared/style/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { watchErrors } from './app/report-error.ts';
import { App } from './app/app.tsx';
import { appRoutes } from './app/routing/app-routes.tsx';
import { loadShell, SHELL_ROUTE_ID } from './app/shell/shell-route.tsx';
import { useSession } from './shared/state/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Visitors have nothing to come back to.
const prepare = () => void import('./app/visit/prepare-return.ts').then(({ prepareReturn }) => prepareReturn());
if (useSession.getState().user) prepare();
else {
  const stop = useSession.subscribe(({ user }) => {
    if (!user) return;
    stop();
    prepare();
  });
}

const { dataset } = document.documentElement;
const placeholder = root.querySelector<HTMLElement>('[data-placeholder]');
const isKept = placeholder !== null && 'session' in dataset;
if (isKept) placeholder.dataset['kept'] = '';
else if (placeholder || 'session' in dataset || 'tab' in dataset) root.replaceChildren();
function start(root: HTMLElement) {
  const router = createBrowserRouter(appRoutes);
  watchErrors(router);
  const app = createRoot(root);
  const show = () => {
    // A transition is rendered in short tasks, between which the page answers.
    startTransition(() =>
      app.render(
        <StrictMode>
          <App router={router} />
        </StrictMode>,
      ),
    );
  };
  // The page that the build has rendered stays until its screen can take its place at once.
  if (root.hasChildNodes()) {
    const initialized = new Promise<void>((resolve) => {
      if (router.state.initialized) resolve();
      else router.subscribe((state) => void (state.initialized && resolve()));
    });
    const isFramed = router.state.matches.some(({ route }) => route.id === SHELL_ROUTE_ID);
    void Promise.all([initialized, isFramed && loadShell()]).then(show, show);
  } else show();
}
// A task of its own after that of the scripts, so that the page answers in between.
setTimeout(start, 0, root);
delete dataset.session;
delete dataset.tab;
