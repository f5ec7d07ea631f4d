import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../functions/src/app.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { metered, newUsage, type Usage } from '../../../tests/support/setup/firestore-meter.ts';
import { median, type Compared } from '../../measuring/api/compare-api.ts';
import type { MeasuredCall } from './growth-record.ts';

/** The product's API in this process, which counts what each call reads and writes. */
export interface MeteredApi {
  /** The address before `/api`. */
  readonly url: string;
  /** Makes each of the calls so often, one after the other, and says what they took. Throws for an answer that is no success. */
  readonly watch: (calls: readonly Compared[], times: number) => Promise<MeasuredCall[]>;
  readonly close: () => Promise<void>;
}

export async function openMeteredApi(deps: Dependencies): Promise<MeteredApi> {
  const app = createApp(deps);
  let last: Usage = newUsage();
  const server = createServer((request, response) => {
    last = newUsage();
    metered(last, () => void app(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function watchOne({ id, path, idToken }: Compared, times: number): Promise<MeasuredCall> {
    const calls: { readonly reads: number; readonly writes: number; readonly ms: number }[] = [];
    for (let call = 0; call < times; call += 1) {
      const begun = performance.now();
      const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${idToken}` } });
      const answer = await response.text();
      if (response.status !== 200) throw new Error(`${id} answered ${response.status}: ${answer}`);
      calls.push({ reads: last.reads, writes: last.writes, ms: performance.now() - begun });
    }
    return {
      id,
      reads: Math.max(...calls.map(({ reads }) => reads)),
      writes: Math.max(...calls.map(({ writes }) => writes)),
      p50Ms: Math.round(median(calls.map(({ ms }) => ms)) * 10) / 10,
    };
  }

  return {
    url,
    async watch(calls, times) {
      const measured: MeasuredCall[] = [];
      for (const call of calls) measured.push(await watchOne(call, times));
      return measured;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
