import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './state.ts';

describe('the state file', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'stripe-state-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('holds what was saved, in the order it came', () => {
    const file = join(folder, 'deep', 'state.json');
    const store = openStore(file);
    for (const token of ['b', 'a']) {
      store.state.onboardings[token] = { token, account: 'acct_1', returnUrl: '', refreshUrl: '', expiresAt: 1 };
    }
    expect(openStore(file).state.onboardings).toEqual({});
    store.save();
    expect(Object.keys(openStore(file).state.onboardings)).toEqual(['b', 'a']);
  });

  it('is empty again after a reset', () => {
    const file = join(folder, 'state.json');
    const store = openStore(file);
    store.state.onboardings.a = { token: 'a', account: 'acct_1', returnUrl: '', refreshUrl: '', expiresAt: 1 };
    store.save();
    store.reset();
    expect(openStore(file).state.onboardings).toEqual({});
  });

  it.each(['{}', '[]', 'null', '{"format":2}', '{"format":1'])('is not taken for one when it holds %s', (content) => {
    const file = join(folder, 'state.json');
    writeFileSync(file, content);
    expect(() => openStore(file)).toThrow(file);
  });
});
