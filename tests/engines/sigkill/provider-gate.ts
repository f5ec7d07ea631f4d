import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Gate } from './gate.ts';

/** Stands between the product and the payment provider; what passes is named by method and path, such as `GET /v1/accounts/ID`. */
export async function startProviderGate(gate: Gate, provider: string): Promise<{ url: string; close: () => void }> {
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = await buffer(incoming);
    const answer = await gate.pass(nameOf(method, url), async () => {
      const asked = request(provider + url, { method, headers }).end(body);
      const [heard] = (await once(asked, 'response')) as [IncomingMessage];
      return { heard, body: await buffer(heard) };
    });
    outgoing.writeHead(answer.heard.statusCode ?? 500, answer.heard.headers).end(answer.body);
  };
  const server = createServer((incoming, outgoing) => {
    // Its process was killed, or the provider is gone.
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function nameOf(method: string, url: string): string {
  const path = url.split('?')[0] ?? '';
  return `${method} ${path.replaceAll(/\/[a-z]+_\w+/g, '/ID')}`;
}
