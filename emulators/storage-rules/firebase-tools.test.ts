import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bucketRules } from './cases/judge.ts';

interface Issues {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

interface LoadedRuleset {
  verify(options: object): Promise<{ permitted?: boolean; issues: Issues }>;
}

/** The client side, as firebase-tools has it. */
interface RuntimeClient {
  start(autoDownload: boolean): Promise<unknown>;
  stop(): Promise<void>;
  loadRuleset(source: object): Promise<{ ruleset?: LoadedRuleset; issues: Issues }>;
}

const require = createRequire(import.meta.url);
const runtime = fileURLToPath(new URL('runtime.ts', import.meta.url));

/** An unsigned token, as the emulators accept them. */
function tokenOf(uid: string): string {
  const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ user_id: uid, sub: uid, email: `${uid}@example.com` })}.`;
}

describe("firebase-tools' own client", () => {
  let folder = '';
  let client: RuntimeClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-rules-'));
    const java = join(folder, 'java');
    await writeFile(java, `#!/bin/sh\nexec "${process.execPath}" "${runtime}" serve\n`);
    await chmod(java, 0o755);
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
    vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', java);
    const { StorageRulesRuntime } = require('firebase-tools/lib/emulator/storage/rules/runtime.js') as {
      StorageRulesRuntime: new () => RuntimeClient;
    };
    client = new StorageRulesRuntime();
    await client.start(false);
  });

  afterAll(async () => {
    await client.stop();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  const file = (contentType: string): object => ({
    name: 'u/ann/a.png',
    bucket: 'main',
    size: 3,
    generation: 1772368496789,
    timeCreated: new Date(0),
    contentType,
    contentDisposition: undefined,
    metadata: { owner: 'ann' },
  });

  it('has rules loaded and requests judged', async () => {
    const content = bucketRules(`match /u/{uid}/{name} {
      allow get: if request.auth.uid == uid && resource.metadata.owner == uid && resource.contentDisposition == null;
      allow create: if request.auth.token.email == uid + '@example.com' && request.resource.timeCreated < request.time
        && request.resource.contentType.matches('image/.*') && request.path[4] == uid && resource == null;
      allow list: if true;
    }`);
    const { ruleset, issues } = await client.loadRuleset({ files: [{ name: 'storage.rules', content }] });
    expect(issues).toMatchObject({ errors: [], warnings: [] });
    const path = 'b/main/o/u/ann/a.png';
    const ask = async (method: string, uid: string | undefined, change: object): Promise<boolean | undefined> => {
      const token = uid === undefined ? undefined : tokenOf(uid);
      return (await ruleset?.verify({ method, path, file: change, projectId: 'demo', token }))?.permitted;
    };
    expect(await ask('get', 'ann', { before: file('image/png') })).toBe(true);
    expect(await ask('get', 'bob', { before: file('image/png') })).toBe(false);
    expect(await ask('get', undefined, { before: file('image/png') })).toBe(false);
    expect(await ask('create', 'ann', { after: file('image/png') })).toBe(true);
    expect(await ask('create', 'ann', { after: file('text/html') })).toBe(false);
    expect(await ask('list', undefined, {})).toBe(true);
    expect(await ask('delete', 'ann', { before: file('image/png') })).toBe(false);
  });

  it('gets the errors of bad rules in the form it shows, and goes on', async () => {
    const { ruleset, issues } = await client.loadRuleset({
      files: [{ name: 'bad.rules', content: 'service firebase.storage { match }' }],
    });
    expect(ruleset).toBeUndefined();
    expect(issues.errors.map((issue) => JSON.parse(issue) as unknown)).toEqual([
      expect.objectContaining({ sourcePosition_: { fileName_: 'bad.rules', line_: 1, column_: 34 } }),
    ]);
    const next = await client.loadRuleset({ files: [{ name: 'a', content: bucketRules('allow get;') }] });
    expect(next.ruleset).toHaveProperty('verify', expect.any(Function));
  });
});
