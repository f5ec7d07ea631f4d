import { secretsOf } from './platform/config/function-options.ts';
import { SECRET_GROUPS } from './platform/config/secret-groups.ts';
import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { DOMAINS } from './domains.ts';
import { getProcessDependencies, provideDomains } from './platform/process-dependencies.ts';
import { giveTypeBack, keepBodiesUnread } from './platform/http/request-body.ts';

export { eraseAccounts } from './account/triggers.ts';
export * from './scheduled-functions.ts';
export * from './triggers.ts';

keepBodiesUnread(process.env);
provideDomains(DOMAINS);

let app: Promise<Express> | undefined;

/** Loads the handlers, which no other function needs. */
async function loadApp(): Promise<Express> {
  const { createApp } = await import('./app.ts');
  return createApp(getProcessDependencies());
}

// The largest picture takes 0.7 GB to turn upright, and requests with files bring up to 32 MB each.
export const api = onRequest(
  { secrets: secretsOf(SECRET_GROUPS), memory: '2GiB', concurrency: 16 },
  async (request, response) => {
    giveTypeBack(request);
    app ??= loadApp();
    (await app)(request, response);
  },
);
