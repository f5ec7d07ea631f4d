import { NEXT_CURSOR_HEADER, REQUEST_ID_HEADER } from '@doubloon/contract/calls/operation.ts';
import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const keptByNobody: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

/**
 * Headers of every answer of the API: data is not a page, so a browser that shows it runs nothing, and caches keep no answer by default (Hosting would keep a
 * 404 for ten minutes).
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

/** The policy of the documentation instead: a page of its own scripts; Swagger UI writes styles into its elements. */
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

/** Lets the site read answers from another origin than its own, and no one else. */
export function onlyTheSite(siteOrigin: string): RequestHandler {
  return cors({
    origin: [siteOrigin],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Firebase-AppCheck'],
    exposedHeaders: [NEXT_CURSOR_HEADER, REQUEST_ID_HEADER, 'Retry-After'],
    maxAge: 600,
  });
}
