import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBareApp } from '../../../functions/testing/bare-app.ts';
import { readsOf, sendReads, watchReads } from './raw-reads.ts';

/** A GET request to compare. */
export interface Compared {
  readonly id: string;
  /** The path with its query, without `/api`. */
  readonly path: string;
  readonly idToken: string;
}

/** The figures of one side: calls a second, and milliseconds of half of the calls and of the slowest twentieth. */
export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface Comparison {
  readonly id: string;
  /** Reads that the product sends, and how often it waits for some. */
  readonly reads: number;
  readonly steps: number;
  readonly product: Figures;
  readonly bare: Figures;
  /** The product's calls a second divided by those of the bare app: the median of the rounds. */
  readonly ratio: number;
}

interface Effort {
  readonly rounds: number;
  /** Calls of each side in a round. */
  readonly calls: number;
  readonly connections: number;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the smallest value that so large a share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

async function listen(app: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Calls an address so often, over so many connections, and returns the milliseconds of the calls and of all of it. Throws for an answer that is no success. */
async function callOften(
  url: string,
  idToken: string,
  { calls, connections }: Pick<Effort, 'calls' | 'connections'>,
): Promise<{ readonly each: number[]; readonly all: number }> {
  const each: number[] = [];
  let left = calls;
  const begun = performance.now();
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const sent = performance.now();
      const response = await fetch(url, { headers: { authorization: `Bearer ${idToken}` } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
      each.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { each, all: performance.now() - begun };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function figuresOf(rounds: readonly { readonly each: readonly number[]; readonly all: number }[]): Figures {
  const each = rounds.flatMap((round) => round.each);
  const seconds = rounds.reduce((sum, { all }) => sum + all, 0) / 1000;
  return {
    perSecond: rounded(each.length / seconds),
    p50Ms: rounded(quantile(each, 0.5)),
    p95Ms: rounded(quantile(each, 0.95)),
  };
}

/**
 * Compares the product with a bare Express app in this process that sends the same reads, without parsing, and answers with the same JSON. The two take turns in
 * each round, so that a machine's mood meets both.
 */
export async function compareApi(
  app: RequestListener,
  compared: readonly Compared[],
  effort: Effort,
): Promise<Comparison[]> {
  const stopWatching = watchReads();
  let record: ((work: () => Promise<void>) => Promise<void>) | undefined;
  const product = await listen((request, response) => {
    const answer = () =>
      new Promise<void>((resolve) => {
        response.once('close', resolve);
        app(request, response);
      });
    void (record ? record(answer) : answer());
  });
  const routes = new Map<string, { steps: Awaited<ReturnType<typeof readsOf>>; body: unknown }>();
  const bareApp = createBareApp(async (id) => {
    const route = routes.get(id);
    await sendReads(route?.steps ?? []);
    return route?.body;
  });
  const bare = await listen(bareApp);
  try {
    const comparisons: Comparison[] = [];
    for (const { id, path, idToken } of compared) {
      const url = `${product.url}/api${path}`;
      // The first call remembers who calls, which later ones do not look up again.
      await callOften(url, idToken, { calls: 1, connections: 1 });
      record = async (work) => {
        record = undefined;
        routes.set(id, { steps: await readsOf(work), body: null });
      };
      const body: unknown = await (await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })).json();
      const steps = routes.get(id)?.steps ?? [];
      routes.set(id, { steps, body });
      const rounds = [];
      for (let round = 0; round < effort.rounds; round += 1) {
        const ofProduct = await callOften(url, idToken, effort);
        const ofBare = await callOften(`${bare.url}/${id}`, idToken, effort);
        rounds.push({ product: ofProduct, bare: ofBare });
      }
      comparisons.push({
        id,
        reads: steps.flat().length,
        steps: steps.length,
        product: figuresOf(rounds.map((round) => round.product)),
        bare: figuresOf(rounds.map((round) => round.bare)),
        ratio: Math.round(median(rounds.map((round) => round.bare.all / round.product.all)) * 100) / 100,
      });
    }
    return comparisons;
  } finally {
    stopWatching();
    for (const { server } of [product, bare]) {
      server.close();
      server.closeAllConnections();
    }
  }
}
