import { resolve } from 'node:path';
import { measureInitialJs } from './initial-js.ts';

/** Prints, screen by screen, how much JavaScript a first visit of a production build loads. `node … [DIST]` */
const dist = resolve(process.argv[2] ?? resolve(import.meta.dirname, '..', 'dist'));

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
const line = (screen: string, cells: string[]) =>
  `${screen.padEnd(20)}${cells.map((cell) => cell.padStart(11)).join('')}`;

const lines = measureInitialJs(dist).map(({ screen, raw, gzip, brotli, limit }) =>
  line(screen, [raw, gzip, brotli, limit].map(kilobytes)),
);
process.stdout.write(`${line('screen', ['raw', 'gzip', 'brotli', 'limit'])}\n${lines.join('\n')}\n`);
