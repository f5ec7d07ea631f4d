import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../functions/src');

/** Domains that implement `Payable`, and may know what theirs is. */
const IMPLEMENT = /^(?:deliverables|proofs|applications)\//;

/** Comparisons and cases of the kind of a payable. */
const BRANCH =
  /(?:\bkind\s*[!=]==\s*'(?:deliverable|proof|application|reading)'|\bcase '(?:deliverable|proof|application|reading)':)/g;

const branchesIn = (text: string): string[] => text.match(BRANCH) ?? [];

describe('the kind of a payable', () => {
  it('is asked by nobody but the domains that implement one: what differs belongs to the port', () => {
    const files = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !file.endsWith('.test.ts'));
    const others = files.filter((file) => !IMPLEMENT.test(file));
    const found = others.flatMap((file) =>
      branchesIn(readFileSync(join(SOURCE, file), 'utf8')).map((branch) => `${file}: ${branch}`),
    );
    expect(others.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it.each([
    "if (ref.kind === 'deliverable') return;",
    "const type = kind !== 'proof' ? 'treasure' : kind;",
    "switch (kind) { case 'reading': break; }",
  ])('is seen when it is asked: %s', (code) => {
    expect(branchesIn(code)).toHaveLength(1);
  });

  it.each(["if (found.kind === 'hold') return;", 'const { find } = payables[ref.kind];'])(
    'is not asked here: %s',
    (code) => {
      expect(branchesIn(code)).toEqual([]);
    },
  );
});
