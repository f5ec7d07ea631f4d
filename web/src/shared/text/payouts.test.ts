import { expect, it } from 'vitest';
import { viewsRule } from './payouts.ts';

it('says of each kind of post which views count, and of none what is true of the other alone', () => {
  const [after, before, ...more] = viewsRule.split('. ');
  expect(after).toMatch(/^Of a post published after .*, every view counts toward payout$/);
  expect(before).toMatch(/^Of an older post, only views counted after submission do/);
  expect(more).toEqual([]);
});
