import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LandingRoute } from './app/routes/landing.tsx';
import { paths } from './shared/paths.ts';
import { StyleProvider } from './shared/style/style-provider.tsx';
import { renderedStyles } from './shared/style/style-sheet.ts';
import { landingText } from './shared/text/landing.ts';

/** The landing page of visitors as HTML, its styles among it. */
export const landing =
  renderToStaticMarkup(
    <StyleProvider>
      <StaticRouter location={paths.home}>
        <LandingRoute />
      </StaticRouter>
    </StyleProvider>,
  ) + renderedStyles();

/** The title of the landing page in the browser's tab and in link previews. */
export const title = landingText.pageTitle;

export { firstRequestsOf } from './app/visit/first-requests-of.ts';
