import { describe, expect, it } from 'vitest';
import { openWork } from './loot-actions.tsx';

const nothing = { pending_treasures: 0, pending_proofs: 0, pending_applications: 0 };

describe('what closing a loot leaves open', () => {
  it('is nothing when nothing waits', () => expect(openWork(nothing)).toEqual([]));

  it('names treasures and proofs, which are decided and paid before the refund', () => {
    const lines = openWork({ ...nothing, pending_treasures: 1, pending_proofs: 2 });
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^1 treasure still waits/);
    expect(lines[1]).toMatch(/^2 proofs still wait/);
    expect(lines[2]).toContain('The refund follows');
  });

  it('says what becomes of applications', () => {
    expect(openWork({ ...nothing, pending_applications: 3 })).toEqual([
      '3 applications can no longer be approved; reject them, or they are rejected at their deadline.',
    ]);
  });
});
