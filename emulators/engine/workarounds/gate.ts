import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { recordControlRequests } from './control-requests.ts';

export interface Gate {
  /** Connects the waiting and all later clients to the engine, after repeating the control requests of earlier ones. */
  open: () => Promise<void>;
  /** Makes new connections wait. */
  shut: () => void;
  close: () => void;
}

export interface GateAddress {
  host: string;
  /** The port to which clients connect. */
  port: number;
  /** The port on which the engine listens. */
  enginePort: number;
}

/**
 * Creates the Firestore port that clients see: it stays open while the engine behind it restarts. firenook forgets triggers and rules that it received over
 * HTTP, so those requests are recorded here and repeated before anybody else reaches the new engine. Rejects if the port is taken.
 */
export async function createGate({ host, port, enginePort }: GateAddress): Promise<Gate> {
  const remembered = new Map<string, Buffer>();
  const sockets = new Set<Socket>();
  let isOpen = false;
  let waiting: Socket[] = [];

  const link = (client: Socket) => {
    if (client.destroyed) return;
    if (!isOpen) return void waiting.push(client);
    const engine = connect(enginePort, host);
    track(sockets, engine);
    const refused = () => link(client);
    engine.once('error', refused);
    engine.once('connect', () => {
      // "pipe" passes on a normal end; a broken connection must be broken on the other side, too.
      engine.off('error', refused).on('error', () => client.destroy());
      client.on('close', () => engine.destroy());
      recordControlRequests(client, (key, request) => remembered.set(key, request));
      client.pipe(engine).pipe(client);
    });
  };

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (client) => {
    track(sockets, client);
    client.on('error', () => client.destroy());
    link(client);
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    open: async () => {
      for (const request of remembered.values()) await send(host, enginePort, request);
      isOpen = true;
      const clients = waiting;
      waiting = [];
      clients.forEach(link);
    },
    shut: () => {
      isOpen = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function track(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
}

/** Resolves with the engine's first answer, or when the engine goes away again: its next start receives the request once more. */
async function send(host: string, port: number, request: Buffer): Promise<void> {
  const socket = connect(port, host);
  const heard = Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.write(request);
  await heard.catch(() => {});
  socket.destroy();
}
