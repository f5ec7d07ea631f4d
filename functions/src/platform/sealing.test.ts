import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSealingKeys, seal, unseal } from './sealing.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const old = key('2026-01');
const current = key('2026-11');

describe('a sealed text', () => {
  it('opens with its key for its place, and says nothing of what it holds', () => {
    const sealed = seal([current], 'a secret token', 'u1__tiktok');
    expect(sealed.keyId).toBe('2026-11');
    expect(JSON.stringify(sealed)).not.toContain('secret');
    expect(unseal([current], sealed, 'u1__tiktok')).toBe('a secret token');
    expect(seal([current], 'a secret token', 'u1__tiktok')).not.toEqual(sealed);
  });

  it('opens after a new key came first, and no more once its own is gone', () => {
    const sealed = seal([old], 'token', 'place');
    expect(unseal([current, old], sealed, 'place')).toBe('token');
    expect(seal([current, old], 'token', 'place').keyId).toBe('2026-11');
    expect(() => unseal([current], sealed, 'place')).toThrow('There is no sealing key 2026-01');
  });

  it.each([
    ['in another place', {}, 'u2__tiktok'],
    ['with another text', { text: Buffer.from('other').toString('base64') }, 'u1__tiktok'],
    ['with another tag', { tag: Buffer.alloc(16).toString('base64') }, 'u1__tiktok'],
    ['with a tag that is too short', { tag: Buffer.alloc(4).toString('base64') }, 'u1__tiktok'],
    ['with another beginning', { iv: Buffer.alloc(12).toString('base64') }, 'u1__tiktok'],
  ])('does not open %s', (_what, change, place) => {
    expect(() => unseal([current], { ...seal([current], 'token', 'u1__tiktok'), ...change }, place)).toThrow();
  });

  it('is not made without a key', () => {
    expect(() => seal([], 'token', 'place')).toThrow('no key');
  });
});

describe('the keys', () => {
  const text = ({ id, key: bytes }: typeof old) => `${id}:${bytes.toString('base64')}`;

  it('are read in their order, and none from nothing', () => {
    expect(readSealingKeys(`${text(current)},${text(old)}`)).toEqual([current, old]);
    expect(readSealingKeys('')).toEqual([]);
  });

  it.each([
    ['too short', `a:${randomBytes(16).toString('base64')}`],
    ['without a name', randomBytes(32).toString('base64')],
    ['twice under one name', `${text(old)},${text({ ...current, id: old.id })}`],
  ])('are refused when one is %s, without being said', (_what, keys) => {
    let said = '';
    try {
      readSealingKeys(keys);
    } catch (error) {
      said = String(error);
    }
    expect(said).toMatch(/sealing key/i);
    expect(said).not.toContain(keys.split(':')[1] ?? keys);
  });
});
