import type { AddressInfo } from 'node:net';
import express from 'express';
import type { PictureAnswer, SiteAnswer } from './answers.ts';
import { answerApi } from './apis/api-table.ts';
import { createControl } from './control.ts';
import { homePage } from './home-page.ts';
import { answerOauth } from './oauth/flow.ts';
import { answerAsSite } from './sites/site-table.ts';
import { openWorld, type World } from './world.ts';

export interface SocialWeb {
  /** The value for SOCIAL_WEB_BASE, without a slash at the end. */
  url: string;
  /** Closes at once, open connections included. */
  close(): Promise<void>;
}

export interface SocialWebOptions {
  /** 0 takes a free port. */
  port: number;
  /** Where changes are kept; in memory only when absent. */
  dataFile?: string | undefined;
  /** Milliseconds since 1970; the real clock when absent. */
  now?: () => number;
}

const OWN_PATH = /^\/([^/]+)(\/.*)?$/;

/** Addresses below it reach a social web of its own, in memory, for whoever uses this one at the same time as others: `{url}/_worlds/NAME/HOST/PATH`. */
const WORLDS = '/_worlds/:name';

/** Serves `https://HOST/PATH` of the social platforms at `{url}/HOST/PATH` on 127.0.0.1. Rejects when the port is taken. */
export async function createSocialWeb(options: SocialWebOptions): Promise<SocialWeb> {
  const { now } = options;
  const others = new Map<string, express.Router>();
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(WORLDS, (request, response, next) => {
    const { name = '' } = request.params as { name?: string };
    const other = others.get(name) ?? serve(openWorld(now ? { now } : {}));
    others.set(name, other);
    other(request, response, next);
  });
  app.use(serve(openWorld(options)));

  const server = app.listen(options.port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the routes of one social web: its page, its control calls and its sites. */
function serve(world: World): express.Router {
  const router = express.Router();
  router.get('/', (request, response) => {
    const { saved, changed } = request.query;
    response.type('html').send(homePage(world, textOf(saved), textOf(changed)));
  });
  router.use('/_control', createControl(world));
  router.use(express.text({ type: ['application/x-www-form-urlencoded', 'application/json'] }));
  router.use(async (request, response) => {
    const url = new URL(request.url, 'http://local');
    const [, host = '', path = '/'] = OWN_PATH.exec(url.pathname) ?? [];
    const fault = world.findFault(host);
    if (fault?.mode === 'drop') return void request.socket.destroy();
    if (fault?.mode === 'fail') return void response.status(fault.status).type('html').send('');
    if (fault?.mode === 'loop') return response.redirect(302, request.originalUrl);
    if (fault?.mode === 'slow') await closedOrAfter(response, fault.delayMs);

    const call = {
      method: request.method,
      address: host + path,
      query: url.searchParams,
      body: typeof request.body === 'string' ? request.body : '',
      form: readForm(request),
      authorization: request.headers.authorization ?? '',
      apiKey: request.get('x-goog-api-key') ?? '',
    };
    const answer = answerApi(call, world) ?? answerOauth(call, world);
    send(request, response, answer ?? (await answerAsSite({ host, path, query: url.searchParams }, world)));
  });
  return router;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const OWN_ADDRESS = /^\/(?!\/)/;

function send(request: express.Request, response: express.Response, answer: SiteAnswer | PictureAnswer): void {
  const { location } = answer;
  if (location !== undefined)
    response.setHeader('location', OWN_ADDRESS.test(location) ? request.baseUrl + location : location);
  response.set(answer.headers ?? {});
  response.status(answer.status).type(answer.type).send(answer.body);
}

function readForm(request: express.Request): URLSearchParams {
  const text = typeof request.body === 'string' ? request.body : '';
  return new URLSearchParams(request.is('application/x-www-form-urlencoded') ? text : '');
}

/** Waits, but not longer than the client does. */
function closedOrAfter(response: express.Response, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
