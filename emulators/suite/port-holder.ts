import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { isFree, type PortName, type Ports } from './ports.ts';

/** Commands of engines are many hundred letters long. */
const MAX_COMMAND_LENGTH = 80;

export interface PortHolder {
  pid: number;
  command: string;
}

/** Throws one error naming every taken port of the list with its purpose and its process. */
export async function assertPortsFree(ports: Ports, names: PortName[]): Promise<void> {
  const taken = [];
  for (const name of names) {
    if (!(await isFree(ports[name]))) taken.push({ name, port: ports[name], holder: findPortHolder(ports[name]) });
  }
  if (taken.length === 0) return;
  const lines = taken.map(({ name, port, holder }) => {
    const who = holder ? `process ${holder.pid} (${shorten(holder.command)})` : 'a process that this user may not see';
    return `  port ${port} (${name}) is held by ${who}`;
  });
  throw new Error(
    `Nothing was started, because a needed port is taken:\n${lines.join('\n')}\nEnd that process and run the command again; if it is Doubloon, press Ctrl-C where it runs.`,
  );
}

function shorten(command: string): string {
  return command.length > MAX_COMMAND_LENGTH ? `${command.slice(0, MAX_COMMAND_LENGTH)}…` : command;
}

/** The process that listens on a local TCP port, nothing when the system does not tell. */
export function findPortHolder(port: number): PortHolder | undefined {
  return process.platform === 'linux' ? fromProc(port) : fromLsof(port);
}

function fromProc(port: number): PortHolder | undefined {
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port));
  const links = new Set(inodes.map((inode) => `socket:[${inode}]`));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).some((target) => links.has(target))) return { pid: Number(pid), command: readCommand(pid) };
  }
  return undefined;
}

/** Columns of /proc/net/tcp (proc(5)): local address is the 2nd, state the 4th (0A listens), inode the 10th. */
function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = orEmpty(() => readFileSync(table, 'utf8'))
    .split('\n')
    .slice(1);
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(suffix) && columns[3] === '0A')
    .map((columns) => columns[9] ?? '');
}

function openFiles(pid: string): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((fd) => orEmpty(() => readlinkSync(`${folder}/${fd}`)));
  } catch {
    return [];
  }
}

function readCommand(pid: string): string {
  return orEmpty(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    .split('\0')
    .join(' ')
    .trim();
}

function fromLsof(port: number): PortHolder | undefined {
  const pid = orEmpty(() => execFileSync('lsof', ['-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' })).split(
    '\n',
  )[0];
  if (!pid) return undefined;
  const command = orEmpty(() => execFileSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' })).trim();
  return { pid: Number(pid), command };
}

function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
