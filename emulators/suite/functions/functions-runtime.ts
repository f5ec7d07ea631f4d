import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Express, Request, Response } from 'express';
import { LISTENING, MANIFEST_PATH, readCall } from './functions-call.ts';

type Exports = Record<string, unknown>;
type FunctionRequest = Request & { rawBody?: Buffer };
/** The part of `body-parser` that is used here. */
type BodyParser = Record<'json' | 'text' | 'urlencoded' | 'raw', (options: object) => RequestListener>;

const ownRequire = createRequire(import.meta.url);
/**
 * Requires modules as firebase-tools does. Its framework is Express 4; the deployed one, `@google-cloud/functions-framework`, is Express 5, and `tests/architecture/unread-bodies.test.ts` runs both.
 */
const requireAsTools = createRequire(ownRequire.resolve('firebase-tools/package.json'));
const LARGEST_BODY = '32mb';

/**
 * Serves all functions from one process, which firebase-tools starts in the folder of the code instead of its own runtime for a single function. Each request
 * says which function it is for (`functions-call.ts`). Requests and events are prepared as the platform and firebase-tools do. A function that throws is
 * answered with 500 and logged; the others continue.
 */
function serveFunctions(folder: string, socket: string, onListening: () => void): void {
  const functions = ownRequire(folder) as Exports;
  const express = requireAsTools('express') as () => Express;
  const parse = requireAsTools('body-parser') as BodyParser;
  const options = {
    limit: LARGEST_BODY,
    verify: (request: FunctionRequest, _response: unknown, body: Buffer) => {
      request.rawBody = body;
    },
  };
  const app = express();
  app.enable('trust proxy');
  app.use(parse.json(options), parse.text(options), parse.urlencoded({ ...options, extended: true }));
  app.use(parse.raw({ ...options, type: '*/*' }));
  app.use((request: FunctionRequest, response) => {
    answer(functions, folder, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.status(500).send(error instanceof Error ? error.message : String(error));
    });
  });
  app.listen(socket, onListening);
}

async function answer(functions: Exports, folder: string, request: FunctionRequest, response: Response): Promise<void> {
  const call = readCall(request.headers);
  if (!call) {
    if (request.path !== MANIFEST_PATH) throw new Error('The request names no function');
    response.json(await readManifest(folder));
    return;
  }
  const { target, signature } = call;
  const run = target.split('.').reduce<unknown>((group, name) => (group as Exports | undefined)?.[name], functions);
  if (typeof run !== 'function') throw new Error(`The code has no function ${target}`);
  if (signature === 'http') {
    await (run as (request: Request, response: Response) => unknown)(request, response);
    return;
  }
  if (signature !== 'cloudevent') throw new Error(`${target} is of the 1st generation, which is not run here`);
  await (run as (event: object) => unknown)(readEvent(request));
  response.json({ status: 'acknowledged' });
}

/** Returns the CloudEvent of a request: in binary mode its attributes are headers and its data is the body, in structured mode it is the whole body. */
function readEvent({ headers, body, rawBody }: FunctionRequest): object {
  if (headers['ce-id'] === undefined) return JSON.parse(rawBody?.toString() ?? '') as object;
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([name, value]) => [name.slice('ce-'.length), value] as const);
  return { ...Object.fromEntries(attributes), data: body as unknown };
}

/** Returns the manifest that `firebase-functions` creates for a deployment. Its own program for this would load the code again, in another process. */
async function readManifest(folder: string): Promise<object> {
  const requireAsCode = createRequire(join(folder, 'package.json'));
  const runtime = join(dirname(requireAsCode.resolve('firebase-functions')), '..', 'runtime');
  const { loadStack } = ownRequire(join(runtime, 'loader.js')) as { loadStack: (folder: string) => Promise<object> };
  const { stackToWire } = ownRequire(join(runtime, 'manifest.js')) as { stackToWire: (stack: object) => object };
  return stackToWire(await loadStack(folder));
}

serveFunctions(process.cwd(), process.env.PORT ?? '', () => process.send?.(`${JSON.stringify(LISTENING)}\n`));
