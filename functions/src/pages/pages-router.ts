import type { RateLimit } from '@doubloon/contract/calls/operation.ts';
import { type Request, type Response, Router } from 'express';
import { ifRefused } from '../platform/app-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { recordMethods } from '../platform/http/known-methods.ts';
import { requestContext } from '../platform/http/request-context.ts';
import { fillMissingPage, fillPage, createShellReader, type ShellName } from './fill-page.ts';
import { findBrandPage, findCampaignPage, findStorePage, SHORTLY, type FindContent } from './content-pages.ts';
import { countVisits } from './count-visits.ts';

/** How many public pages one address is answered: more than everybody behind it opens. Answers of shared caches are not counted. */
export const PAGE_VIEWS: RateLimit = { bucket: 'public-pages', per: 'address', max: 300, windowSeconds: 60 };

/**
 * The pages of loots, stores and brands, with the descriptions for previews and search engines. They hold the visitors' view and are the same for everybody; the API
 * shows more to signed-in people. When the content cannot be read, the page comes without it and asks itself.
 */
export function pagesRouter(deps: Dependencies): Router {
  const readShell = createShellReader(deps);
  const answer = async (response: Response, name: ShellName, fill: (html: string) => Promise<string>) => {
    const log = deps.log.child({ page: name });
    const shell = await readShell(name).catch((error: unknown) => {
      log.error({ err: error }, 'page not read from hosting');
      return null;
    });
    if (!shell) {
      const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' };
      response.status(503).set(headers).type('text').send('Doubloon cannot be reached. Please try again.');
      return;
    }
    response.set(shell.headers).set('Cache-Control', SHORTLY).type('html');
    let html = shell.html;
    try {
      html = await fill(html);
    } catch (error) {
      log.error({ err: error }, 'page answered without its content');
      response.set('Cache-Control', 'no-store');
    }
    response.send(html);
  };

  const page =
    (name: ShellName, find: FindContent, missingTitle: string) => async (request: Request, response: Response) => {
      const { requestId } = requestContext(response);
      // Asked for while the page is read from hosting.
      const found = find({ ...deps, caller: null, requestId }, String(request.params['id'])).catch(
        ifRefused({ not_found: null, invalid_input: null }),
      );
      found.catch(() => undefined);
      await answer(response, name, async (html) => {
        const content = await found;
        if (content) return fillPage(html, content.head, content.answers);
        response.status(404);
        return fillMissingPage(html, missingTitle);
      });
    };

  const router = Router();
  const everyPage = ['/loot{/*rest}', '/store{/*rest}', '/brand{/*rest}'];
  router.get(everyPage, countVisits(deps, PAGE_VIEWS));
  router.get('/loot/:id', page('loot', findCampaignPage, 'Loot Not Found'));
  // Leads to the caller's own store.
  router.get('/store/my-store', (_request, response) => answer(response, 'store', (html) => Promise.resolve(html)));
  router.get('/store/:id', page('store', findStorePage, 'Creator Not Found'));
  router.get('/brand/:id', page('brand', findBrandPage, 'Brand Not Found'));
  router.get(everyPage, (_request, response) =>
    answer(response, 'loot', (html) => {
      response.status(404);
      return Promise.resolve(fillMissingPage(html, 'Page Not Found'));
    }),
  );
  router.all(everyPage, recordMethods(['GET']));
  return router;
}
