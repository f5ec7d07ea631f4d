import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** What files do not have in common. */
const OWN_HEADERS = new Set(['content-type', 'cache-control', 'content-encoding']);

export interface CompressingProxy {
  origin: string;
  close: () => void;
}

/**
 * Serves what `upstream` serves, compressed with brotli as the deployed hosting does and the hosting emulator does not: files once
 * and thoroughly, answers of the API each time and fast.
 */
export async function startCompressingProxy(upstream: string): Promise<CompressingProxy> {
  const files = new Map<string, Buffer>();
  const compress = (url: string, body: Buffer) => {
    if (!url.startsWith('/assets/')) return brotli(body, url.startsWith('/api/') ? 4 : 9);
    const known = files.get(url) ?? brotli(body, 11);
    files.set(url, known);
    return known;
  };
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const options = { method: incoming.method, headers };
    const passed = request(new URL(incoming.url ?? '/', upstream), options, (answer) => {
      void passBack(incoming, outgoing, answer, compress);
    });
    passed.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passBack(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: IncomingMessage,
  compress: (url: string, body: Buffer) => Buffer,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  let body = Buffer.concat(chunks);
  const url = incoming.url ?? '/';
  const headers: OutgoingHttpHeaders = { ...answer.headers };
  delete headers['transfer-encoding'];
  // The deployed hosting speaks HTTP/2, which sends what all files have in common once.
  if (url.startsWith('/assets/'))
    for (const name of Object.keys(headers)) if (!OWN_HEADERS.has(name)) delete headers[name];
  const wanted = String(incoming.headers['accept-encoding']).includes('br');
  if (wanted && body.length > 0 && !headers['content-encoding'] && TEXT.test(String(headers['content-type']))) {
    body = Buffer.from(compress(url, body));
    headers['content-encoding'] = 'br';
    headers['vary'] = 'accept-encoding';
  }
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length }).end(body);
}

const brotli = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
