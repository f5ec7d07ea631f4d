import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const FIREBASE_TOOLS = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** Serves an operation with a parameter as firebase-tools does, and prints the number of compiled validators before and after a call. */
const PROGRAM = `
  const { createRequire } = require('node:module');
  const fromTools = createRequire(${JSON.stringify(FIREBASE_TOOLS)});
  const Ajv = createRequire(fromTools.resolve('exegesis'))('ajv').default;
  const { compile } = Ajv.prototype;
  let compiled = 0;
  Ajv.prototype.compile = function (...args) {
    compiled += 1;
    return compile.apply(this, args);
  };
  const parameters = [{ name: 'id', in: 'query', schema: { type: 'integer' } }];
  const get = { operationId: 'get', 'x-exegesis-controller': 'all', parameters, responses: {} };
  const document = { openapi: '3.0.0', info: { title: '', version: '1' }, paths: { '/': { get } } };
  (async () => {
    const app = fromTools('express')();
    app.use(await fromTools('exegesis-express').middleware(document, { controllers: { all: { get: () => 'gold' } } }));
    const atStart = compiled;
    const server = app.listen(0, '127.0.0.1', async () => {
      const ask = async (id) => (await fetch('http://127.0.0.1:' + server.address().port + '/?id=' + id)).status;
      console.log(JSON.stringify({ atStart, statuses: [await ask('one'), await ask('1')], compiled }));
      server.close();
    });
  })();
`;

/** Runs the program under the path of firebase-tools, which the preloaded module checks. */
function run(...preloaded: string[]): unknown {
  const disguise = `data:text/javascript,process.argv[1]=${encodeURIComponent(JSON.stringify(FIREBASE_TOOLS))}`;
  const imports = [disguise, ...preloaded].flatMap((module) => ['--import', module]);
  return JSON.parse(execFileSync(process.execPath, [...imports, '-e', PROGRAM], { encoding: 'utf8' }));
}

it('compiles no validator before its call comes, and refuses what does not fit then', () => {
  expect(run()).toEqual({ atStart: 1, statuses: [400, 200], compiled: 1 });
  expect(run(new URL('start-quickly.ts', import.meta.url).href)).toEqual({
    atStart: 0,
    statuses: [400, 200],
    compiled: 1,
  });
});
