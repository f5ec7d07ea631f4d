import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const urlOf = (file: string) => JSON.stringify(pathToFileURL(join(SOURCE, file)).href);

/** Runs in a process of its own: notes which packages are loaded by the functions, by making an engine, and by asking it. */
const LOAD = `
import { registerHooks } from 'node:module';
const loaded = new Set();
registerHooks({
  load(url, context, next) {
    const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/[^]*$/.exec(url) ?? [];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
await import(${urlOf('index.ts')});
const { createSearchEngine } = await import(${urlOf('platform/search/search-engine.ts')});
const none = createSearchEngine(null, 1000);
const engine = createSearchEngine({ url: 'http://127.0.0.1:1', key: 'key' }, 1000);
const before = [...loaded];
const answer = await engine.find('loots', 'a').catch((error) => error.message);
console.log(JSON.stringify({ none, before, answer, after: [...loaded] }));
process.exit(0);
`;

it("the search engine's client is loaded when the engine is asked, not when a function starts", () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', LOAD], { encoding: 'utf8' });
  const { none, before, answer, after } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
    none: unknown;
    before: string[];
    answer: string;
    after: string[];
  };
  expect(none).toBeNull();
  expect(before).toContain('firebase-functions');
  for (const name of ['typesense', 'axios', 'loglevel']) {
    expect(before).not.toContain(name);
    expect(after).toContain(name);
  }
  expect(answer).toContain('ECONNREFUSED');
});
