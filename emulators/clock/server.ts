import type { AddressInfo } from 'node:net';
import express from 'express';
import { clockPage } from './page.ts';
import type { TestClock } from './test-clock.ts';
import type { JobResult, Ticker } from './ticker.ts';

export interface ClockServer {
  /** Base URL, without a slash at the end. */
  url: string;
  /** Closes at once, open connections included. */
  close(): Promise<void>;
}

/**
 * Serves the test clock on 127.0.0.1: `GET /now`, `POST /advance {ms}`, `POST /set {at}` (an ISO date or milliseconds since 1970), `POST /tick`,
 * and a page with buttons at `/`. Every move runs the scheduled jobs before it answers `{ now, offsetMs, jobs }`; a bad move answers 400 `{ message }`.
 * Port 0 takes a free one. Rejects when the port is taken.
 */
export async function createClockServer(options: {
  port: number;
  clock: TestClock;
  ticker: Ticker;
}): Promise<ClockServer> {
  const { port, clock, ticker } = options;
  const app = express();
  app.disable('x-powered-by');
  app.use(express.json(), express.urlencoded({ extended: false }));

  const time = () => ({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs() });
  const answer = async (
    request: express.Request,
    response: express.Response,
    move: (body: Record<string, unknown>) => void,
  ) => {
    try {
      move((request.body ?? {}) as Record<string, unknown>);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      response.status(400).json({ message: error.message });
      return;
    }
    const jobs: JobResult[] = await ticker.tick();
    if (request.accepts(['json', 'html']) === 'html') response.redirect(303, '/');
    else response.json({ ...time(), jobs });
  };

  app.get('/', (_request, response) => void response.type('html').send(clockPage(time())));
  app.get('/now', (_request, response) => void response.json(time()));
  app.post('/advance', (request, response) => answer(request, response, (body) => clock.advance(toNumber(body.ms))));
  app.post('/set', (request, response) => answer(request, response, (body) => clock.set(toTime(body.at))));
  app.post('/reset', (request, response) => answer(request, response, () => clock.reset()));
  app.post('/tick', (request, response) => answer(request, response, () => undefined));

  const server = app.listen(port, '127.0.0.1');
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

/** Form fields arrive as text. */
function toNumber(value: unknown): number {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : typeof value === 'number' ? value : NaN;
}

function toTime(value: unknown): number {
  const number = toNumber(value);
  return Number.isNaN(number) && typeof value === 'string' ? Date.parse(value) : number;
}
