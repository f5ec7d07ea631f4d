import { describe, expect, it } from 'vitest';
import { firstCreatorSteps, firstOwnerSteps } from './first-steps.ts';

const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id);

describe('the first steps', () => {
  it('of an owner begin with a loot', () => {
    expect(ids(firstOwnerSteps({ profilePic: null }))).toEqual(['loot', 'creators', 'picture']);
    expect(ids(firstOwnerSteps({ profilePic: 'https://x.example/p.png' }))).toEqual(['loot', 'creators']);
  });

  it('of a creator leave out what is done', () => {
    expect(ids(firstCreatorSteps({ profilePic: null }, { canBePaid: false }))).toEqual([
      'apply',
      'store',
      'account',
      'picture',
    ]);
    expect(ids(firstCreatorSteps({ profilePic: 'https://x.example/p.png' }, { canBePaid: true }))).toEqual([
      'apply',
      'store',
    ]);
  });

  it('are one thing to do now, and others that nobody waits for', () => {
    const steps = firstCreatorSteps({ profilePic: null }, { canBePaid: false });
    expect(steps.map(({ mine }) => mine)).toEqual([true, undefined, undefined, undefined]);
  });
});
