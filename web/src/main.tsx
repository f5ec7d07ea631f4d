import './app/parse-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { reserveFirstToPop } from './app/guards/first-to-pop.ts';
import { paths } from './shared/paths.ts';
import { useSession } from './shared/state/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reserveFirstToPop();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const isLanding = location.pathname === paths.home && useSession.getState().status === 'signedOut';
if (root.hasChildNodes() && isLanding) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
delete document.documentElement.dataset.session;
