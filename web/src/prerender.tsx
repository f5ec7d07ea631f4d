import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { paths } from './shared/paths.ts';
import { renderedStyles } from './shared/style/style-sheet.ts';
import { landingText } from './shared/text/landing.ts';

/** One piece whatever its size: pieces that are put into their places later need scripts in the page. */
const WHOLE = Number.MAX_SAFE_INTEGER;

async function render(): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={paths.home}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: WHOLE, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return `${html}${renderedStyles()}`;
}

/** The landing page of visitors as HTML, its styles among it; rendered while this is loaded, because lazy screens load then only. */
export const landing = await render();

/** Its name in the browser's tab and wherever it is quoted. */
export const title = landingText.pageTitle;
