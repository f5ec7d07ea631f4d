import { setTimeout as pass } from 'node:timers/promises';

/** A network as Lighthouse names them. */
export interface Network {
  rttMs: number;
  throughputKbps: number;
}

/** Opening a connection takes one round trip for TCP and one for TLS. */
const ROUND_TRIPS_TO_OPEN = 2;

interface PretendedLine {
  pretend: (network: Network | null) => void;
  /** A connection is opened. */
  opened: (connection: object) => void;
  /** Resolves when a request over this connection would have reached the server and an empty answer come back. */
  reach: (connection: object | undefined) => Promise<void>;
  /** Resolves when an answer of so many bytes would have arrived, after those before it. */
  arrive: (bytes: number) => Promise<void>;
}

/**
 * The line to a phone. It is drawn out where answers are made and not in the browser, so that service workers wait as pages do and a connection is opened once for
 * all requests. `now` and `wait` are those of a clock in milliseconds.
 */
export function pretendLine(
  now = () => performance.now(),
  wait: (ms: number) => Promise<unknown> = pass,
): PretendedLine {
  const openings = new WeakMap<object, number>();
  let network: Network | null = null;
  let freeAt = 0;
  const waitUntil = async (time: number) => {
    if (time > now()) await wait(time - now());
  };
  return {
    pretend: (wanted) => {
      network = wanted;
    },
    opened: (connection) => openings.set(connection, now()),
    reach: async (connection) => {
      if (!network) return;
      const openingMs = ROUND_TRIPS_TO_OPEN * network.rttMs;
      const openAt = ((connection && openings.get(connection)) ?? -openingMs) + openingMs;
      await waitUntil(Math.max(now(), openAt) + network.rttMs);
    },
    arrive: async (bytes) => {
      if (!network) return;
      // Kilobits per second are bits per millisecond.
      freeAt = Math.max(now(), freeAt) + (bytes * 8) / network.throughputKbps;
      await waitUntil(freeAt);
    },
  };
}
