import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Table } from './table.ts';

type Tables = Record<string, Table<object>>;

const HEADER = '{"journal":"stripe stand-in","format":1}';

/** Keeps tables in a file of lines, each of which is one whole set of changes. */
export interface Journal {
  /** Writes what has changed as one line; when it returns, a crash of this process loses nothing of it. */
  write: () => void;
  close: () => void;
}

/**
 * Fills the tables from `file` and keeps them there. A last line cut short by a crash was never acknowledged and is left out. Throws an error
 * naming the file when its content is not such a journal.
 */
export function openJournal(file: string, tables: Tables): Journal {
  mkdirSync(dirname(file), { recursive: true });
  for (const line of linesOf(file)) replay(line, tables);
  // Written afresh, so that the file does not hold what was overwritten long ago.
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${HEADER}\n${lineOf(tables)}`);
  renameSync(draft, file);
  const handle = openSync(file, 'a');
  return {
    write() {
      const line = lineOf(tables);
      if (line !== '') writeSync(handle, line);
    },
    close: () => closeSync(handle),
  };
}

function linesOf(file: string): string[] {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const [header, ...lines] = content.split('\n').slice(0, -1);
  if (header !== HEADER) {
    throw new Error(`${file} was not written by this version of the Stripe stand-in; move it away to start afresh`);
  }
  return lines;
}

function replay(line: string, tables: Tables): void {
  for (const [name, id, row] of JSON.parse(line) as [string, string, object | null][]) {
    const table = tables[name];
    if (row === null) table?.delete(id);
    else table?.set(id, row);
  }
}

function lineOf(tables: Tables): string {
  const changes = Object.entries(tables).flatMap(([name, table]) =>
    table.takeChanges().map(({ id, json }) => `["${name}",${JSON.stringify(id)},${json}]`),
  );
  return changes.length === 0 ? '' : `[${changes.join(',')}]\n`;
}
