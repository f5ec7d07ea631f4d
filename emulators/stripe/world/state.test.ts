import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type StoredOnboarding } from './state.ts';

const visit = (token: string): StoredOnboarding => ({
  token,
  account: 'acct_1',
  returnUrl: '',
  refreshUrl: '',
  expiresAt: 1,
});

describe('the state file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stripe-state-'));
    file = join(folder, 'deep', 'state.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  // Read from a copy, because opening a state file takes it over.
  const stored = () => {
    const copy = join(folder, 'copy.json');
    copyFileSync(file, copy);
    const store = openStore(copy);
    store.close();
    return store.state.onboardings.entries();
  };

  it('holds what was saved, in the order it came, and nothing that was not', () => {
    const { state, save, close } = openStore(file);
    for (const token of ['b', 'a']) state.onboardings.set(token, visit(token));
    expect(stored()).toEqual([]);
    save();
    state.onboardings.set('c', visit('c'));
    close();
    expect(stored()).toEqual([
      ['b', visit('b')],
      ['a', visit('a')],
    ]);
  });

  it('holds changes of rows that were got, and deletions, at their old places', () => {
    const { state, save, close } = openStore(file);
    for (const token of ['a', 'b', 'c']) state.onboardings.set(token, visit(token));
    save();
    const row = state.onboardings.get('b');
    if (row) row.expiresAt = 2;
    state.onboardings.delete('a');
    save();
    close();
    const expected = [
      ['b', { ...visit('b'), expiresAt: 2 }],
      ['c', visit('c')],
    ];
    expect(stored()).toEqual(expected);
    openStore(file).close();
    expect(stored()).toEqual(expected);
  });

  it('grows by what changed and not by what was only read', () => {
    const { state, save, close } = openStore(file);
    state.onboardings.set('a', visit('a'));
    save();
    const before = readFileSync(file, 'utf8');
    state.onboardings.get('a');
    state.onboardings.values();
    save();
    close();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('is read without a last line that a crash cut short', () => {
    const { state, save, close } = openStore(file);
    state.onboardings.set('a', visit('a'));
    save();
    close();
    appendFileSync(file, '[["onboardings","b",{"tok');
    expect(stored()).toEqual([['a', visit('a')]]);
  });

  it('is empty again after a reset', () => {
    const { state, save, reset, close } = openStore(file);
    state.onboardings.set('a', visit('a'));
    save();
    reset();
    close();
    expect(stored()).toEqual([]);
  });

  it('may come as one object of tables', () => {
    file = join(folder, 'demo.json');
    const onboardings = { b: visit('b'), a: visit('a') };
    writeFileSync(file, JSON.stringify({ format: 1, onboardings, charges: {} }, null, 2));
    openStore(file).close();
    expect(stored()).toEqual(Object.entries(onboardings));
  });

  it.each(['{}\n', '[]\n', 'null\n', '{"format":2}\n', 'x\ny\n'])(
    'is not taken for one when it holds %j',
    (content) => {
      file = join(folder, 'other.json');
      writeFileSync(file, content);
      expect(() => openStore(file)).toThrow(file);
      expect(readFileSync(file, 'utf8')).toBe(content);
    },
  );
});
