import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The chunks a route needs before it can be shown, besides what `index.html` names. */
const ROUTES: Record<string, readonly string[]> = {
  '/ (signed out)': ['src/app/routes/landing.tsx'],
  '/login': ['src/app/routes/login.tsx'],
  '/register': ['src/app/routes/register.tsx'],
  '/dashboard': ['src/app/shell/shell.tsx', 'src/app/routes/dashboard.tsx'],
  '/marketplace': ['src/app/shell/shell.tsx', 'src/app/routes/marketplace.tsx'],
  '/create-loot': ['src/app/shell/shell.tsx', 'src/app/routes/create-loot.tsx'],
  '/loot-management/:id': ['src/app/shell/shell.tsx', 'src/app/routes/managed-loot.tsx'],
};

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Prints, route by route, how much JavaScript a first visit of a production build loads. `node … [DIST]` */
const dist = resolve(process.argv[2] ?? resolve(import.meta.dirname, '..', 'dist'));
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

function collect(key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  if (found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, found);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const lines = Object.entries(ROUTES).map(([route, keys]) => {
  const files = new Set<string>();
  for (const key of ['index.html', ...keys]) collect(key, files);
  const scripts = [...files].map((file) => readFileSync(resolve(dist, file)));
  const sum = (sizeOf: (script: Buffer) => number) =>
    kilobytes(scripts.reduce((total, script) => total + sizeOf(script), 0));
  return `${route.padEnd(24)}${sum((s) => s.length)}${sum((s) => gzipSync(s).length)}${sum((s) => brotliCompressSync(s).length)}`;
});
process.stdout.write(
  `${'route'.padEnd(24)}${['raw', 'gzip', 'brotli'].map((name) => name.padStart(10)).join('')}\n${lines.join('\n')}\n`,
);
