import { buildOpenApiDocument } from '@doubloon/contract/openapi.ts';
import express, { Router, type Response } from 'express';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { recordMethods } from '../platform/http/known-methods.ts';
import { documentationPolicy } from '../platform/http/security-headers.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Doubloon API</title>
    <link rel="stylesheet" href="/api/docs/assets/swagger-ui.css" />
  </head>
  <body>
    <main id="swagger-ui"></main>
    <script src="/api/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, persistAuthorization: false });\n`;

const keptForADay = (response: Response) => response.set('Cache-Control', 'public, max-age=86400');

/** The folder of the viewer. Importing the package would load all of it into every instance: 34 MB. */
function viewerFolder(): string {
  const require = createRequire(import.meta.url);
  return dirname(require.resolve('swagger-ui-dist/package.json'));
}

/** `GET /openapi.json` and the browsable `/docs`. */
export function documentationRouter(): Router {
  const router = Router();
  let document: ReturnType<typeof buildOpenApiDocument> | undefined;
  router.get('/openapi.json', (_request, response) => {
    response.json((document ??= buildOpenApiDocument()));
  });
  router.use('/docs', documentationPolicy());
  router.get('/docs', (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  router.use(
    '/docs/assets',
    express.static(viewerFolder(), { index: false, redirect: false, setHeaders: keptForADay }),
  );
  router.all(['/openapi.json', '/docs', '/docs/start.js', '/docs/assets{/*file}'], recordMethods(['GET']));
  return router;
}
