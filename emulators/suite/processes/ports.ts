import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

export const HOST = '127.0.0.1';

/**
 * The ports of `npm start`. firebase.json names those that it supports; README names all but `ui`, which is served only if the machine already has its files.
 */
export const DEFAULT_PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  firestoreEngine: 8081,
  auth: 9099,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  ui: 4000,
  stripe: 12111,
  social: 12112,
  clock: 12113,
  mail: 12114,
  smtp: 12115,
};

export type PortName = keyof typeof DEFAULT_PORTS;
export type Ports = Record<PortName, number>;

export interface PortReservation {
  ports: Ports;
  release: () => void;
}

const NAMES = Object.keys(DEFAULT_PORTS) as PortName[];
const BLOCK = 20;
const FIRST_PORT = 20_000;
const BLOCKS = 500;

/**
 * Reserves a block of free ports for this process until `release`, so that runs that start at the same moment never get the same one. A socket that listens on
 * the block's last port holds the reservation: it ends with the process and leaves nothing behind. The blocks are below the range from which systems assign
 * ports to connections. Throws if all blocks are taken.
 */
export async function reserveFreePorts(): Promise<PortReservation> {
  const first = randomInt(BLOCKS);
  for (let next = 0; next < BLOCKS; next++) {
    const base = FIRST_PORT + ((first + next) % BLOCKS) * BLOCK;
    const holder = await listen(base + BLOCK - 1);
    if (!holder) continue;
    holder.unref();
    const release = () => void holder.close();
    const ports = Object.fromEntries(NAMES.map((name, index) => [name, base + index])) as Ports;
    const free = await Promise.all(Object.values(ports).map(isFree));
    if (free.every(Boolean)) return { ports, release };
    release();
  }
  throw new Error(`something listens in each of the ${BLOCKS} blocks of ports from ${FIRST_PORT} on`);
}

/** True if this process could listen on the port, false if another one does; rejects if the system refuses for another reason. */
export async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server) await new Promise((resolve) => server.close(resolve));
  return server !== undefined;
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ host: HOST, port }, () => resolve(server));
  });
}
