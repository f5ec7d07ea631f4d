import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const page = readFileSync(resolve(import.meta.dirname, '..', '..', 'index.html'), 'utf8');

/** The script that every page runs in its head. */
export const headScript = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
