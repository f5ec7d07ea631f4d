import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'functions', 'src');
/** A call of the client; `config.stripe` are its settings. */
const CALL = /(?<!\bconfig\s*\.\s*)\bstripe\s*\.\s*((?:[a-z]\w*\s*\.\s*)+[a-z]\w*)\s*\(/gi;

/** Every call of the provider that the product's code makes, such as `transfers.create`; checking a signature is none. */
export function callsOfProduct(): string[] {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const calls = names.flatMap((name) =>
    [...readFileSync(join(SOURCES, name), 'utf8').matchAll(CALL)].map(([, call]) => (call ?? '').replaceAll(/\s/g, '')),
  );
  return [...new Set(calls)].filter((call) => !call.startsWith('webhooks.')).sort();
}
