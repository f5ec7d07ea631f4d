import '../../support/setup/five-days-of-validation.ts';
import { beforeAll, expect, it } from 'vitest';
import { createPerson } from '../../support/given/people.ts';
import { decideOverdue, inDays, pass, Posting } from '../../support/given/posting.ts';
import { createPaidCreator } from '../../support/money/paid-campaigns.ts';
import { stopClock } from '../../support/setup/moving-clock.ts';

const DAY = 24 * 60;

beforeAll(stopClock);

it('a platform’s count is looked at for as many days as are set', async () => {
  const posting = await Posting.open(await createPerson('business_owner'), await createPaidCreator());
  const treasure = await posting.accepted(500);
  const paid = await posting.paid();
  await posting.grow(treasure, 5_100);
  expect(await posting.shown(treasure)).toMatchObject({ pays_at: inDays(5) });
  await pass(5 * DAY - 1);
  await decideOverdue();
  expect(await posting.paid()).toBe(paid);
  await pass(2);
  await decideOverdue();
  expect(await posting.paid()).toBeGreaterThan(paid);
});
