import './app/parse-without-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { reserveFirstToPop } from './app/guards/first-to-pop.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reserveFirstToPop();
root.replaceChildren();
const app = createRoot(root);
// A transition is rendered in short tasks, between which the page answers.
startTransition(() =>
  app.render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  ),
);
delete document.documentElement.dataset.session;
