import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A message to the suite: from a launcher about its engine process, or from firebase-tools' process about functions processes. */
export interface EngineReport {
  part: 'firestore' | 'storage' | 'functions';
  event: 'started' | 'crashed' | 'restarted' | 'gave-up' | 'stopped' | 'process-ended' | 'load-failed';
  /** Process id of the engine itself, for `started` and `restarted`. */
  pid?: number;
  detail?: string;
}

export interface ControlChannel {
  report(report: EngineReport): void;
  close(): void;
}

/** Connects a launcher to its suite and calls `onSuiteGone` once when the suite closes or dies. */
export function connectToSuite(path: string, onSuiteGone: () => void): ControlChannel {
  const socket = createConnection(path);
  let gone = false;
  const leave = () => {
    if (!gone) onSuiteGone();
    gone = true;
  };
  socket.on('error', leave).on('close', leave);
  return {
    report: (report) => {
      if (!gone) socket.write(`${JSON.stringify(report)}\n`);
    },
    close: () => {
      gone = true;
      socket.end();
    },
  };
}

/** Events after which a connection may close. */
const LAST_WORDS = new Set<EngineReport['event']>(['stopped', 'gave-up', 'process-ended', 'load-failed']);

/**
 * Listens, in the suite, for the launchers and passes on each report. If a launcher's connection closes before it has reported its end, it was killed:
 * `onLauncherLost` is called.
 */
export async function listenForLaunchers(
  path: string,
  onReport: (report: EngineReport) => void,
  onLauncherLost: (part: EngineReport['part']) => void,
): Promise<{ close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let last: EngineReport | undefined;
    createInterface({ input: socket }).on('line', (line) => {
      last = JSON.parse(line) as EngineReport;
      onReport(last);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      if (last && !LAST_WORDS.has(last.event)) onLauncherLost(last.part);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
