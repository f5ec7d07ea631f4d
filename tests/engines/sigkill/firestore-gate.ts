import { once } from 'node:events';
import {
  connect,
  createServer,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Gate } from './gate.ts';

const COMMIT = '/google.firestore.v1.Firestore/Commit';

/**
 * Stands between the product and Firestore, which speak gRPC over HTTP/2. Commits pass the gate, named by the collections they write, such as
 * `commit campaignFunds, payouts`; everything else goes through.
 */
export async function startFirestoreGate(gate: Gate, address: string): Promise<{ address: string; close: () => void }> {
  const sockets = new Set<Socket>();
  const upstreams = new Map<unknown, ClientHttp2Session>();
  const upstreamOf = ({ session }: ServerHttp2Stream) => {
    const known = upstreams.get(session);
    if (known) return known;
    const upstream = connect(`http://${address}`);
    upstreams.set(session, upstream);
    session?.once('close', () => upstream.destroy());
    return upstream;
  };

  const server = createServer();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('stream', (stream, headers) => {
    // Its process was killed.
    stream.on('error', () => undefined);
    const { ':authority': _authority, ...sent } = headers;
    const ask = () =>
      upstreamOf(stream)
        .request(sent)
        .on('error', () => stream.close());
    const passed = headers[':path'] === COMMIT ? passCommit(gate, stream, ask) : passOn(stream, ask());
    passed.catch(() => stream.close());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const upstream of upstreams.values()) upstream.destroy();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function passCommit(gate: Gate, stream: ServerHttp2Stream, ask: () => ClientHttp2Stream): Promise<void> {
  const body = await buffer(stream);
  const found = [...body.toString('latin1').matchAll(/\/documents\/(\w+)\//g)].map(([, name]) => name);
  const names = [...new Set(found)].sort().join(', ');
  const forward = () => {
    const asked = ask();
    asked.end(body);
    return answerTo(asked);
  };
  // Requests are counted before anything is done.
  send(stream, names === COLLECTIONS.rateLimits ? await forward() : await gate.pass(`commit ${names}`, forward));
}

async function passOn(stream: ServerHttp2Stream, asked: ClientHttp2Stream): Promise<void> {
  stream.pipe(asked);
  send(stream, await answerTo(asked));
}

interface GrpcAnswer {
  readonly body: ClientHttp2Stream;
  readonly headers: IncomingHttpHeaders;
  readonly trailers: () => IncomingHttpHeaders;
}

async function answerTo(asked: ClientHttp2Stream): Promise<GrpcAnswer> {
  let trailers: IncomingHttpHeaders = {};
  asked.once('trailers', (received: IncomingHttpHeaders) => (trailers = received));
  const [headers] = (await once(asked, 'response')) as [IncomingHttpHeaders];
  return { body: asked, headers, trailers: () => trailers };
}

function send(stream: ServerHttp2Stream, { body, headers, trailers }: GrpcAnswer): void {
  if (stream.destroyed) return;
  // A failure is told in the headers and has nothing else.
  if (headers['grpc-status'] !== undefined) return stream.respond(headers, { endStream: true });
  stream.respond(headers, { waitForTrailers: true });
  stream.once('wantTrailers', () => stream.sendTrailers(trailers()));
  body.pipe(stream);
}
