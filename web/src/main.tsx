import './app/parse-without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { appRoutes } from './app/app-routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createBrowserRouter(appRoutes);
root.replaceChildren();
const app = createRoot(root);
// A transition is rendered in short tasks, between which the page answers.
startTransition(() =>
  app.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  ),
);
delete document.documentElement.dataset.session;
