import type { Usage } from '../run/process-usage.ts';

/** One line of the table: a part, or all of them. */
export interface TableRow {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Processor time and memory; undefined if the system does not report them. */
  usage: Usage | undefined;
}

/** Returns the table at the end of a run. Processor time and memory are samples, so the real values are at least these. */
export function finalTable(rows: readonly TableRow[]): string {
  const cells = rows.map(({ name, passed, failed, seconds, usage }) => [
    name,
    String(passed),
    String(failed),
    `${seconds.toFixed(1)} s`,
    usage ? `≥ ${Math.round(usage.cpuSeconds)} s` : '',
    usage && usage.memoryMb > 0 ? `≥ ${Math.round(usage.memoryMb)} MB` : '',
  ]);
  const table = [['part', 'passed', 'failed', 'time', 'processor', 'memory'], ...cells];
  const widths = table[0]?.map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
