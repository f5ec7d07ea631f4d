import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'functions', 'src');
/** Matches a call of the client; `config.stripe` is its settings. */
const CALL = /(?<!\bconfig\s*\.\s*)\bstripe\s*\.\s*((?:[a-z]\w*\s*\.\s*)+[a-z]\w*)\s*\(/gi;

/** Returns every call of the provider in the product's code, such as `transfers.create`; checking a signature is not one. */
export function callsOfProduct(): string[] {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const calls = names.flatMap((name) =>
    [...readFileSync(join(SOURCES, name), 'utf8').matchAll(CALL)].map(([, call]) => (call ?? '').replaceAll(/\s/g, '')),
  );
  return [...new Set(calls)].filter((call) => !call.startsWith('webhooks.')).sort();
}
