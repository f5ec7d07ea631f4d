import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot, submittedDeliverable } from '../support/given.ts';
import { newcomer } from '../support/people.ts';
import { presses } from '../support/presses.ts';

test('An owner decides on five applications with six presses, from the dashboard', async ({ api, story, openAs }) => {
  const terms = { payout_model: 'per_view', expected_reach: 50_000 } as const;
  const { owner, campaignId, title } = await paidLoot({ api, story }, terms);
  const applicants = await Promise.all([1, 2, 3, 4, 5].map(() => api.signUp(newcomer('content_creator'))));
  for (const applicant of applicants) await story.apply(applicant, campaignId, 'Rain is my favourite light.');
  const page = await openAs(owner);
  await page.goto('/dashboard');
  const { press, count } = presses();
  await press(page.getByRole('link', { name: `applied to ${title}` }).first());
  const review = page.getByRole('dialog');
  for (const left of [4, 3, 2, 1, 0]) {
    const name = await review.getByRole('heading', { level: 2 }).textContent();
    await press(review.getByRole('button', { name: 'Approve' }));
    await expect(page.getByRole('dialog', { name: name ?? '' })).toHaveCount(0);
    await expect(review).toHaveCount(left === 0 ? 0 : 1);
  }
  await expect(page.getByRole('table', { name: 'Applications' }).getByText('Approved', { exact: true })).toHaveCount(5);
  expect(count()).toBe(6);
});

test('An owner reviews a treasure and pays with two presses, from the dashboard', async ({ api, story, openAs }) => {
  const { owner, campaignId, title } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(creator);
  await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 6200 });
  const page = await openAs(owner);
  await page.goto('/dashboard');
  const { press, count } = presses();
  await press(page.getByRole('link', { name: `${creator.name} delivered a treasure for ${title}` }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Approve' }));
  await expect(page.getByRole('dialog').getByText('SGD 160.00').first()).toBeVisible();
  expect(count()).toBe(2);
});
