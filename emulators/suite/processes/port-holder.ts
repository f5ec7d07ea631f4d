import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hasCode } from './system-error.ts';
import { isFree, type PortName, type Ports } from './ports.ts';

/** Maximum length of a command in a message; commands of engines are many hundred characters long. */
const MAX_COMMAND_LENGTH = 80;

export interface PortHolder {
  pid: number;
  command: string;
}

/** The reason why the system could not say which process holds a port. */
interface Unseen {
  unseen: string;
}

/** Throws one error that names every taken port of the list with its purpose and its process. */
export async function assertPortsFree(ports: Ports, names: PortName[]): Promise<void> {
  const taken = [];
  for (const name of names) {
    if (!(await isFree(ports[name]))) taken.push({ name, port: ports[name], holder: findPortHolder(ports[name]) });
  }
  if (taken.length === 0) return;
  const lines = taken.map(({ name, port, holder }) => {
    return `  port ${port} (${name}) is held by ${describe(holder)}`;
  });
  throw new Error(
    `Nothing was started, because a needed port is taken:\n${lines.join('\n')}\nEnd that process and run the command again; if it is Doubloon, press Ctrl-C where it runs.`,
  );
}

function describe(holder: PortHolder | Unseen | undefined): string {
  if (!holder) return 'a process that this user may not see';
  return 'unseen' in holder
    ? `a process that could not be looked for (${holder.unseen})`
    : `process ${holder.pid} (${shorten(holder.command)})`;
}

function shorten(command: string): string {
  return command.length > MAX_COMMAND_LENGTH ? `${command.slice(0, MAX_COMMAND_LENGTH)}…` : command;
}

/** Returns the process that listens on a local TCP port; undefined if this user may not see it. */
export function findPortHolder(port: number, platform = process.platform): PortHolder | Unseen | undefined {
  try {
    return platform === 'linux' ? fromProc(port) : fromLsof(port);
  } catch (error) {
    return { unseen: (error as Error).message };
  }
}

function fromProc(port: number): PortHolder | undefined {
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port));
  const links = new Set(inodes.map((inode) => `socket:[${inode}]`));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).some((target) => links.has(target))) return { pid: Number(pid), command: readCommand(pid) };
  }
  return undefined;
}

/**
 * Returns the socket inodes that listen on a port. Columns of /proc/net/tcp (proc(5)): local address is the 2nd, state the 4th (0A listens), inode the 10th.
 */
function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  // A system without IPv6 has no such table.
  const rows = (unlessHidden(() => readFileSync(table, 'utf8')) ?? '').split('\n').slice(1);
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(suffix) && columns[3] === '0A')
    .map((columns) => columns[9] ?? '');
}

function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  const names = unlessHidden(() => readdirSync(folder)) ?? [];
  return names.flatMap((fd) => unlessHidden(() => readlinkSync(`${folder}/${fd}`)) ?? []);
}

function readCommand(pid: string): string {
  return (unlessHidden(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '').split('\0').join(' ').trim();
}

function fromLsof(port: number): PortHolder | undefined {
  const [pid] = linesOf('lsof', '-t', `-iTCP:${port}`, '-sTCP:LISTEN');
  if (!pid) return undefined;
  const [command = ''] = linesOf('ps', '-o', 'command=', '-p', pid);
  return { pid: Number(pid), command };
}

/** Returns the lines that a tool prints; both tools used here exit with 1 if they find nothing. */
function linesOf(tool: string, ...words: string[]): string[] {
  try {
    return execFileSync(tool, words, { encoding: 'utf8' }).trim().split('\n');
  } catch (error) {
    if ((error as { status?: unknown }).status === 1) return [];
    throw error;
  }
}

/** Returns what `read` returns; undefined for files that belong to somebody else or have disappeared. */
function unlessHidden<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'ENOENT', 'ESRCH')) return undefined;
    throw error;
  }
}
