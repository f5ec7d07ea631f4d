import express, { type Express } from 'express';
import { pagesRouter } from './pages/pages-router.ts';
import { shareImagesRouter } from './pages/share-images-router.ts';
import { trustProxies } from './platform/http/calling-browser.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { refuseUnknownAddress } from './platform/http/known-methods.ts';
import { limitNetworks } from './platform/limits/limit-calls.ts';
import { mountRoutes } from './platform/http/operation-route.ts';
import { ROUTES } from './routes.ts';
import { traceRequests } from './platform/http/request-context.ts';
import { apiHeaders, onlyTheSite } from './platform/http/security-headers.ts';
import { documentationRouter } from './system/documentation.ts';

/** The whole API as an Express app, below `/api`, and the pages of loots, stores and brands. */
export function createApp(deps: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxies(deps.config.trustedProxies));
  app.use(traceRequests(deps.log, deps.clock));
  app.use(shareImagesRouter(deps));
  app.use(pagesRouter(deps));
  app.use(apiHeaders());
  app.use(onlyTheSite(deps.config.siteOrigin));
  const api = express.Router();
  api.use(
    limitNetworks(
      deps,
      ROUTES.map(({ operation }) => operation),
    ),
  );
  api.use(documentationRouter());
  mountRoutes(api, deps, ROUTES);
  app.use('/api', api);
  app.use(refuseUnknownAddress);
  app.use(handleErrors(deps.log));
  return app;
}
