import { randomInt } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './run-processes.ts';

export const HOST = '127.0.0.1';

/**
 * The ports of `npm start`. firebase.json names those it has a place for; README names all but `ui`, which is served only when the machine
 * has its files already.
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
const MOST_TRIES = 50;

/**
 * A block of ports that nobody listens on, held for this process by a lock file, so that runs that start at the same moment never get the
 * same one. Below the range from which systems give out ports for connections.
 */
export async function reserveFreePorts(): Promise<PortReservation> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const base = FIRST_PORT + randomInt(BLOCKS) * BLOCK;
    const release = lockBlock(base);
    if (!release) continue;
    const ports = Object.fromEntries(NAMES.map((name, index) => [name, base + index])) as Ports;
    const free = await Promise.all(Object.values(ports).map(isFree));
    if (free.every(Boolean)) return { ports, release };
    release();
  }
  throw new Error('no block of free ports was found; are many runs under way?');
}

/** True when this process could listen on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: HOST, port }, () => server.close(() => resolve(true)));
  });
}

function lockBlock(base: number): (() => void) | undefined {
  const folder = join(tmpdir(), 'doubloon-ports');
  const path = join(folder, String(base));
  mkdirSync(folder, { recursive: true });
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return () => rmSync(path, { force: true });
  } catch {
    // Left by a run that was killed: its next finder removes it and another attempt takes a block of its own.
    if (!isAlive(readLockPid(path))) rmSync(path, { force: true });
    return undefined;
  }
}

function readLockPid(path: string): number {
  try {
    const content = readFileSync(path, 'utf8');
    return content === '' ? process.pid : Number(content);
  } catch {
    return process.pid;
  }
}
