import { expect, it } from 'vitest';
import { payingRule, viewsRule } from './payouts.ts';

it('says of each kind of post which views count, and of none what is true of the other alone', () => {
  const [after, before, ...more] = viewsRule.split('. ');
  expect(after).toMatch(/^If a post is published after .*, every view counts$/);
  expect(before).toMatch(/^If it is older, only views after submission count/);
  expect(more).toEqual([]);
});

it('says that a platform’s count pays by itself, and that silence accepts no number', () => {
  expect(payingRule).toMatch(
    /read from the platform are paid automatically, 3 days after they were read, without a screenshot\./,
  );
  expect(payingRule).toMatch(/silence accepts the work, not the number\.$/);
});
