import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { OwnCertificate } from './own-certificate.ts';
import { pretendLine, type Network } from './pretended-line.ts';

const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** Headers about a connection, of which HTTP/2 has none. */
const OF_CONNECTIONS = ['connection', 'keep-alive', 'transfer-encoding'];

export interface CompressingProxy {
  origin: string;
  /** Delays everything as over this network from now on; null stops that. */
  pretend: (network: Network | null) => void;
  close: () => void;
}

/**
 * Serves the answers of `upstream` over HTTP/2 and compressed with brotli, as the deployed hosting does and the hosting emulator does not: files once and
 * thoroughly, answers of the API each time and fast. Stored files, from the origin `storage`, come the same way, as a page over https wants them. Browsers have
 * to be told to take its certificate.
 */
export async function startCompressingProxy(
  upstream: string,
  storage: string,
  certificate: OwnCertificate,
): Promise<CompressingProxy> {
  const line = pretendLine();
  const files = new Map<string, Buffer>();
  const compress = (url: string, body: Buffer): Buffer => {
    if (!url.startsWith('/assets/')) return brotli(body, url.startsWith('/api/') ? 4 : 9);
    const known = files.get(url) ?? brotli(body, 11);
    files.set(url, known);
    return known;
  };
  // The browser names the host that it asked.
  const renamed = (body: Buffer, host: string) =>
    Buffer.from(body.toString('utf8').replaceAll(storage, `https://${host}`));
  const server = createSecureServer(certificate, (incoming, outgoing) => {
    const { ':authority': host, ...sent } = incoming.headers;
    const named = Object.entries(sent).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(named), host, 'accept-encoding': 'identity' };
    const options = { method: incoming.method, headers };
    const from = incoming.url.startsWith('/v0/b/') ? storage : upstream;
    const passed = request(new URL(incoming.url, from), options, (answer) => {
      const ready = (body: Buffer) => compress(incoming.url, renamed(body, String(host)));
      void passBack(incoming, outgoing, answer, { ready, arrive: line.arrive });
    });
    passed.once('error', () => outgoing.writeHead(502).end());
    void line.reach(incoming.stream.session).then(() => incoming.pipe(passed));
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    line.opened(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pretend: line.pretend,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

async function passBack(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  answer: IncomingMessage,
  { ready, arrive }: { ready: (body: Buffer) => Buffer; arrive: (bytes: number) => Promise<void> },
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  let body = Buffer.concat(chunks);
  const headers: OutgoingHttpHeaders = { ...answer.headers };
  for (const name of OF_CONNECTIONS) delete headers[name];
  const wanted = String(incoming.headers['accept-encoding']).includes('br');
  if (wanted && body.length > 0 && !headers['content-encoding'] && TEXT.test(String(headers['content-type']))) {
    body = Buffer.from(ready(body));
    headers['content-encoding'] = 'br';
    headers['vary'] = 'accept-encoding';
  }
  await arrive(body.length);
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length }).end(body);
}

const brotli = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
