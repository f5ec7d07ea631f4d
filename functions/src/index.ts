import type { Express } from 'express';
import { setGlobalOptions } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { createApp } from './app.ts';
import { deployedSecrets } from './platform/deployed-secrets.ts';
import { getProcessDependencies } from './platform/process-dependencies.ts';

setGlobalOptions({ region: 'asia-southeast1', maxInstances: 20 });

let app: Express | undefined;

export const api = onRequest({ secrets: deployedSecrets }, (request, response) => {
  app ??= createApp(getProcessDependencies());
  app(request, response);
});
