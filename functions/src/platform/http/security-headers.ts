import { NEXT_CURSOR_HEADER, REQUEST_ID_HEADER } from '@doubloon/contract/calls/operation.ts';
import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const keptByNobody: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

/**
 * Returns the headers of every answer of the API. Data is not a page, so a browser that shows it runs nothing, and caches store no answer by default (Hosting
 * would keep a 404 for ten minutes).
 */
export function apiHeaders(): RequestHandler[] {
  const harmless = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
  });
  return [harmless, keptByNobody];
}

/** Returns the policy of the documentation: only its own scripts, and inline styles, because Swagger UI sets styles on its elements. */
export function documentationPolicy(): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  });
}

/** Allows only the product's site to read answers from another origin. */
export function onlyTheSite(siteOrigin: string): RequestHandler {
  return cors({
    origin: [siteOrigin],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Firebase-AppCheck'],
    exposedHeaders: [NEXT_CURSOR_HEADER, REQUEST_ID_HEADER, 'Retry-After'],
    maxAge: 600,
  });
}
