import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { onlyTheStandIn } from './only-the-stand-in.ts';

describe('what runs against Stripe itself', () => {
  it('is every file of this suite that does not give a reason against it', async () => {
    const files = (await readdir(import.meta.dirname)).filter(
      (name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts',
    );
    const shared: string[] = [];
    for (const file of files) {
      const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
      if (source.includes('forEachTarget(')) shared.push(file);
    }
    expect(shared.length).toBeGreaterThan(2);
    expect([...shared, ...Object.keys(onlyTheStandIn)].sort()).toEqual(files.sort());
  });
});
