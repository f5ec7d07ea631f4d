import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { appRoutes } from './app/routing/app-routes.tsx';
import { FramePlaceholder } from './app/shell/frame-placeholder.tsx';
import { paths } from './shared/paths.ts';
import { landingText } from './shared/text/landing.ts';

/** The files of pages that are the same for every visitor, and an address that each answers. */
const STATIC_PAGES = {
  'index.html': paths.home,
  'login.html': paths.login,
  'register.html': paths.register,
  'password-reset.html': paths.passwordReset,
  'legal.html': paths.legal(),
  'help.html': paths.help(),
  '404.html': '/none-of-ours',
};

/** Returns the page at a path as a visitor sees it, as HTML. Throws when something on it cannot be rendered. */
async function renderPage(path: string): Promise<string> {
  const handler = createStaticHandler(appRoutes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const page = (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  );
  return render(page, path, Object.values(context.errors ?? {}));
}

async function render(page: ReactNode, name: string, problems: unknown[]): Promise<string> {
  const { prelude } = await prerender(
    page,
    // Parts that are large would come after the page, with a script that puts them in their place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (problem) => void problems.push(problem) },
  );
  const html = (await new Response(prelude).text()).replaceAll(/<!--.*?-->/gs, '');
  if (problems.length > 0) throw new Error(`${name} cannot be rendered`, { cause: problems[0] });
  return html;
}

/** The HTML of the static pages, by their files. */
export const pages: Record<string, string> = {};
for (const [file, path] of Object.entries(STATIC_PAGES)) pages[file] = await renderPage(path);

/** The frame of screens for people who are signed in, as HTML. */
export const placeholder = await render(<FramePlaceholder />, 'The frame', []);

/** The title of the landing page in the browser's tab and in link previews. */
export const title = landingText.pageTitle;

export { firstRequestsOf } from './app/visit/first-requests-of.ts';
