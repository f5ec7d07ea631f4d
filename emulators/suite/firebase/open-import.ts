import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveDates, moveToToday, type DateMove } from './move-dates.ts';

/** The file in played data that says when it was played: such data always ends today. Data that people carry over has no such file and stays as it is. */
const PLAYED_FILE = 'played.json';
const DAY_MS = 86_400_000;
/** Folders of JSON files in an export. Documents are not JSON: the launcher of their engine moves them. */
const JSON_FOLDERS = ['auth_export', join('storage_export', 'metadata'), 'stand-ins'];

export interface Import {
  /** The folder of the export to load: the given one, or a copy whose JSON files have been moved. */
  dir: string;
  /** How far the documents must still be moved. */
  move: DateMove | undefined;
}

/** Returns the export to load instead of the one in `dir`, so that its played events end less than a day before `now`. A copy is made at `copy`. */
export function openImport(dir: string, copy: string, now = Date.now()): Import {
  const played = join(dir, PLAYED_FILE);
  if (!existsSync(played)) return { dir, move: undefined };
  const { at } = JSON.parse(readFileSync(played, 'utf8')) as { at: string };
  const move = moveToToday(Date.parse(at), now);
  if (move.days === 0) return { dir, move: undefined };
  cpSync(dir, copy, { recursive: true });
  moveJsonFiles(copy, move);
  return { dir: copy, move };
}

/** Moves the dates of accounts, stored files and stand-ins in the export at `dir`. */
export function moveJsonFiles(dir: string, move: DateMove): void {
  for (const folder of JSON_FOLDERS.map((name) => join(dir, name)).filter(existsSync))
    for (const file of readdirSync(folder).map((name) => join(folder, name)))
      writeFileSync(file, moveDates(readFileSync(file, 'utf8'), move));
}

/** Returns the moment of the last played event of the export at `dir`, after moving it to `now`. The export must have been played. */
export function playedUntil(dir: string, now = Date.now()): Date {
  const { at } = JSON.parse(readFileSync(join(dir, PLAYED_FILE), 'utf8')) as { at: string };
  const { playedAt, days } = moveToToday(Date.parse(at), now);
  return new Date(playedAt + days * DAY_MS);
}

/** Records in the export at `dir` that its data was played until `at`. */
export function markPlayed(dir: string, at: Date): void {
  writeFileSync(join(dir, PLAYED_FILE), `${JSON.stringify({ at: at.toISOString() })}\n`);
}
