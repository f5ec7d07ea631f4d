import cors from 'cors';
import { NEXT_CURSOR_HEADER, REQUEST_ID_HEADER } from '@doubloon/contract/shared/operation.ts';
import express, { type Express } from 'express';
import helmet from 'helmet';
import { applicationsRoutes } from './applications/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { campaignsRoutes } from './campaigns/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { deliverablesRoutes } from './deliverables/routes.ts';
import { draftsRoutes } from './drafts/routes.ts';
import { linksRoutes } from './links/routes.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { trustProxies } from './platform/client-address.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { handleErrors, refuseUnknownAddress } from './platform/error-handler.ts';
import { mountRoutes } from './platform/operation-route.ts';
import { traceRequests } from './platform/request-context.ts';
import { presenceRoutes } from './presence/routes.ts';
import { socialAccountsRoutes } from './social-accounts/routes.ts';
import { documentationRouter } from './system/documentation.ts';
import { systemRoutes } from './system/routes.ts';
import { usersRoutes } from './users/routes.ts';

const routes = [
  ...systemRoutes,
  ...authRoutes,
  ...usersRoutes,
  ...campaignsRoutes,
  ...applicationsRoutes,
  ...deliverablesRoutes,
  ...paymentRoutes,
  ...socialAccountsRoutes,
  ...linksRoutes,
  ...messagingRoutes,
  ...draftsRoutes,
  ...presenceRoutes,
  ...dashboardRoutes,
];

/** The whole API as an Express app; every address is below `/api`. */
export function createApp(deps: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxies(deps.config.trustedProxies));
  app.use(traceRequests(deps.log, deps.clock));
  app.use(helmet());
  app.use(
    cors({ origin: deps.config.siteOrigin, exposedHeaders: [NEXT_CURSOR_HEADER, REQUEST_ID_HEADER, 'Retry-After'] }),
  );
  const api = express.Router();
  api.use(documentationRouter());
  mountRoutes(api, deps, routes);
  app.use('/api', api);
  app.use(refuseUnknownAddress);
  app.use(handleErrors(deps.log));
  return app;
}
