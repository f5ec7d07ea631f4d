import express, { type Express } from 'express';
import { accountRoutes } from './account/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { affiliatesRoutes } from './affiliates/routes.ts';
import { applicationsRoutes } from './applications/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { campaignsRoutes } from './campaigns/routes.ts';
import { casesRoutes } from './cases/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { deliverablesRoutes } from './deliverables/routes.ts';
import { draftsRoutes } from './drafts/routes.ts';
import { followersRoutes } from './followers/routes.ts';
import { linksRoutes } from './links/routes.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { pagesRouter } from './pages/pages-router.ts';
import { trustProxies } from './platform/http/client-address.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { refuseUnknownAddress } from './platform/http/known-methods.ts';
import { mountRoutes } from './platform/http/operation-route.ts';
import { traceRequests } from './platform/http/request-context.ts';
import { apiHeaders, onlyTheSite } from './platform/http/security-headers.ts';
import { presenceRoutes } from './presence/routes.ts';
import { proofsRoutes } from './proofs/routes.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { socialAccountsRoutes } from './social-accounts/routes.ts';
import { storesRoutes } from './stores/routes.ts';
import { documentationRouter } from './system/documentation.ts';
import { systemRoutes } from './system/routes.ts';
import { usersRoutes } from './users/routes.ts';

const routes = [
  ...systemRoutes,
  ...authRoutes,
  ...usersRoutes,
  ...accountRoutes,
  ...campaignsRoutes,
  ...applicationsRoutes,
  ...deliverablesRoutes,
  ...proofsRoutes,
  ...paymentRoutes,
  ...socialAccountsRoutes,
  ...linksRoutes,
  ...messagingRoutes,
  ...draftsRoutes,
  ...presenceRoutes,
  ...storesRoutes,
  ...reviewsRoutes,
  ...followersRoutes,
  ...affiliatesRoutes,
  ...mediaRoutes,
  ...dashboardRoutes,
  ...notificationsRoutes,
  ...casesRoutes,
  ...adminRoutes,
];

/** The whole API as an Express app, below `/api`, and the pages that are answered with what they are about. */
export function createApp(deps: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxies(deps.config.trustedProxies));
  app.use(traceRequests(deps.log, deps.clock));
  app.use(pagesRouter(deps));
  app.use(apiHeaders());
  app.use(onlyTheSite(deps.config.siteOrigin));
  const api = express.Router();
  api.use(documentationRouter());
  mountRoutes(api, deps, routes);
  app.use('/api', api);
  app.use(refuseUnknownAddress);
  app.use(handleErrors(deps.log));
  return app;
}
