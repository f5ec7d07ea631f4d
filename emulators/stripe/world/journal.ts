import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Table } from './table.ts';

type Tables = Record<string, Table<object>>;
/** The name of a table, an id and its row, or null for a row that is gone. */
type Change = [name: string, id: string, row: object | null];

const HEADER = '{"journal":"stripe stand-in","format":1}';

/** Keeps tables in a file of lines, each of which is one whole set of changes. */
export interface Journal {
  /** Writes the changes as one line; afterwards a crash of this process loses nothing of them. */
  write: () => void;
  close: () => void;
}

/**
 * Fills the tables from `file` and keeps them there. A last line cut short by a crash was never acknowledged and is left out; a file that holds
 * one JSON object of tables, as the first demo data does, is read too. Throws an error naming the file when its content is neither.
 */
export function openJournal(file: string, tables: Tables): Journal {
  mkdirSync(dirname(file), { recursive: true });
  for (const change of readChanges(file)) replay(change, tables);
  // Written afresh, a row a line, so that the file holds no overwritten rows and its differences can be read.
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, [HEADER, ...takeChanges(tables).map((change) => `[${change}]`), ''].join('\n'));
  renameSync(draft, file);
  const handle = openSync(file, 'a');
  return {
    write() {
      const changes = takeChanges(tables);
      if (changes.length > 0) writeSync(handle, `[${changes.join(',')}]\n`);
    },
    close: () => closeSync(handle),
  };
}

function readChanges(file: string): Change[] {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  if (!content.startsWith(`${HEADER}\n`)) return snapshotChanges(content, file);
  const lines = content.split('\n').slice(1, -1);
  return lines.flatMap((line) => JSON.parse(line) as Change[]);
}

function snapshotChanges(content: string, file: string): Change[] {
  const snapshot = parsed(content) as { format?: unknown } | null | undefined;
  if (snapshot?.format !== 1) {
    throw new Error(`${file} was not written by this version of the Stripe stand-in; move it away to start afresh`);
  }
  const { format: _format, ...tables } = snapshot as Record<string, Record<string, object>>;
  return Object.entries(tables).flatMap(([name, rows]) =>
    Object.entries(rows).map(([id, row]): Change => [name, id, row]),
  );
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function replay([name, id, row]: Change, tables: Tables): void {
  if (row === null) tables[name]?.delete(id);
  else tables[name]?.set(id, row);
}

function takeChanges(tables: Tables): string[] {
  return Object.entries(tables).flatMap(([name, table]) =>
    table.takeChanges().map(({ id, json }) => `["${name}",${JSON.stringify(id)},${json}]`),
  );
}
