import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot, submittedDeliverable } from '../support/given.ts';

const SIZES = {
  desktop: {},
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Opens the dashboard and counts what is pressed from then on. */
async function countingClicks(page: Page) {
  let clicks = 0;
  await page.goto('/dashboard');
  return {
    press: async (name: string | RegExp) => {
      clicks += 1;
      await page.getByRole('main').getByRole('link', { name }).first().click();
    },
    clicks: () => clicks,
  };
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`A creator finds out what was paid, when, and what comes next: ${size}`, async ({ api, story, openAs }) => {
    const { owner, campaignId, title } = await paidLoot({ api, story });
    const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
    await story.connectPayouts(creator);
    const paid = await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 6200 });
    await story.review(owner, paid, 'approved', 'There it is.');
    const page = await openAs(creator, options);

    await test.step('what and when, by one click', async () => {
      const { press, clicks } = await countingClicks(page);
      await press('All my payouts');
      await expect(page.getByRole('heading', { name: /^Paid SGD.160\.00$/ })).toBeInViewport();
      const row = page.getByRole('listitem').filter({ hasText: title });
      await expect(row.getByRole('time').first()).toBeInViewport();
      await expect(row.getByText(/^SGD.160\.00$/)).toBeInViewport();
      expect(clicks()).toBe(1);
    });

    await test.step('what comes next, by one click', async () => {
      const { press, clicks } = await countingClicks(page);
      await press(title);
      await expect(page.getByRole('heading', { name: /^Paid SGD.160\.00$/ })).toBeInViewport();
      await expect(page.getByText(/^Next tier: \+SGD.20\.00 at 10,000 counted views$/)).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Submit Treasure' })).toBeInViewport();
      expect(clicks()).toBe(1);
    });
  });
}
