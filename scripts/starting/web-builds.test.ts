import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWebBuilds } from './web-builds.ts';

let folder = '';
const at = (name: string) => join(folder, name);
const signal = new AbortController().signal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-builds-'));
  mkdirSync(at('web'));
  writeFileSync(at('web/vite.config.ts'), 'export default {};');
  writeTitle('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeTitle = (title: string) => writeFileSync(at('web/index.html'), `<title>${title}</title>`);
const put = (out: string) => openWebBuilds(at('cache'), at('web')).putInto(at(out), signal);
const page = (out: string) => readFileSync(at(`${out}/index.html`), 'utf8');

describe('builds of the client', { timeout: 240_000 }, () => {
  it('load the script that whoever serves them puts beside them', async () => {
    await put('out');
    expect(page('out')).not.toContain('live-reload');
    writeFileSync(
      at('web/vite.config.ts'),
      `import { liveReload } from ${JSON.stringify(join(import.meta.dirname, '../../web/vite/live-reload.ts'))};
       export default { plugins: [liveReload(process.env.LIVE_RELOAD === 'yes')] };`,
    );
    expect(await put('out')).toEqual({ reused: false });
    expect(page('out')).toContain('src="/live-reload.js"');
  });

  it('are found again when a change is taken back; only the last few are kept', async () => {
    for (const title of ['first', 'second', 'third']) {
      writeTitle(title);
      expect(await put(title)).toEqual({ reused: false });
      expect(page(title)).toContain(title);
    }
    writeTitle('first');
    expect(await put('again')).toEqual({ reused: true });
    expect(page('again')).toContain('first');
    writeTitle('fourth');
    await put('fourth');
    expect(readdirSync(at('cache'))).toHaveLength(3);
    writeTitle('second');
    expect(await put('second')).toEqual({ reused: false });
  });

  it('leave nothing that a later start could take for one when they fail', async () => {
    writeFileSync(at('web/vite.config.ts'), 'export default {');
    await expect(put('out')).rejects.toThrow('vite.config.ts');
    expect(existsSync(at('cache')) ? readdirSync(at('cache')) : []).toEqual([]);
  });
});
