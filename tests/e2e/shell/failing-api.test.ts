import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { paidLoot } from '../support/given.ts';
import { newcomer } from '../support/people.ts';
import { openTab, row } from '../support/screens/screen.ts';
import { expectToast } from '../support/toasts.ts';

/** Lets calls to an address fail from now on, all or those of one method. */
async function fail(page: Page, address: string, { method, body = {} }: { method?: string; body?: object } = {}) {
  await page.route(address, (route) =>
    method && route.request().method() !== method
      ? route.fallback()
      : route.fulfill({ status: 503, json: body, headers: { 'content-type': 'application/json' } }),
  );
}

test.describe('When calls fail', () => {
  test.beforeEach(({ complaints }) => complaints.expect(/status of (503|404)/, 'calls fail on purpose'));

  test('An owner reads what could not be fetched of a loot', async ({ openAs, tradingPost: post }) => {
    const page = await openAs(post.owner);
    await fail(page, `**/api/campaigns/${post.campaignId}`);
    // Asked for together with the loot.
    await page.route('**/api/applications/campaign/**', (route) => route.fulfill({ body: 'no json' }));
    await page.goto(`/loot-management/${post.campaignId}`);
    await expect(page.getByText('Failed to fetch loot details')).toBeVisible();
    await expect(page.getByText('HTTP 503: Service Unavailable')).toBeVisible();
    await page.unroute(`**/api/campaigns/${post.campaignId}`);

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Failed to fetch applications')).toBeVisible();
    await expect(page.getByText('Invalid JSON response from server')).toBeVisible();

    await page.route('**/api/deliverables?*', (route) => route.fulfill({ status: 503, body: '<html>' }));
    await openTab(page, 'Treasures');
    await expect(page.getByText('Failed to fetch treasures')).toBeVisible();
    await expect(page.getByText('Request failed')).toBeVisible();
  });

  test('A decision that does not arrive is told, and can be made again', async ({ openAs, tradingPost: post }) => {
    const page = await openAs(post.owner);
    await fail(page, '**/api/applications/*/status', { body: { message: 'The server rests' } });
    await page.goto(`/loot-management/${post.campaignId}`);
    await row(page, post.applicant.name).getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog');
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Failed to approve application: The server rests');
    await review.getByRole('button', { name: 'Reject' }).click();
    await expectToast(page, 'Failed to reject application: The server rests');
    await review.getByRole('button', { name: 'Close' }).click();

    await fail(page, '**/api/deliverables/*', { method: 'PATCH', body: { message: 'The server rests' } });
    await openTab(page, 'Treasures');
    await page.getByRole('button', { name: 'Review' }).first().click();
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Failed to approve treasure: The server rests');
    await review.getByRole('button', { name: 'Reject' }).click();
    await expectToast(page, 'Failed to reject treasure: The server rests');
    await review.getByLabel('Feedback').fill('Show the hood, please.');
    await review.getByRole('button', { name: 'Request Revision' }).click();
    await expectToast(page, 'Failed to request revision for treasure: The server rests');
    await expect(review).toBeVisible();
  });

  test('An owner decides in the list of all applications; the creator reads so', async ({ openAs, api, story }) => {
    const { owner, campaignId } = await paidLoot({ api, story });
    const applicant = async () => {
      const person = await api.signUp(newcomer('content_creator'));
      await story.apply(person, campaignId, 'Rain is my favourite light.');
      return person;
    };
    const [creator, other, third] = await Promise.all([applicant(), applicant(), applicant()]);

    const page = await openAs(owner);
    const review = page.getByRole('dialog');
    const open = ({ name }: { name: string }) => row(page, name).getByRole('button', { name: 'Review' }).click();
    await fail(page, '**/api/applications/*/status', { body: { message: 'The server rests' } });
    await page.goto('/applications');
    await open(creator);
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Failed to approve application');
    await review.getByRole('button', { name: 'Reject' }).click();
    await expectToast(page, 'Failed to reject application');
    await page.unroute('**/api/applications/*/status');
    await review.getByRole('button', { name: 'Reject' }).click();
    await expectToast(page, 'Application rejected successfully');
    // The next application that waits is shown by itself.
    await page.keyboard.press('Escape');
    await expect(review).toHaveCount(0);
    await open(other);
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Application approved successfully');
    await page.goto(`/loot-management/${campaignId}`);
    await open(third);
    await review.getByRole('button', { name: 'Reject' }).click();
    await expectToast(page, 'Application rejected successfully!');

    const its = await openAs(creator);
    await its.goto(`/loot/${campaignId}`);
    await its
      .getByRole('button', { name: 'Application Rejected' })
      .or(its.getByRole('button', { name: 'Rejected' }))
      .click();
    await expect(its.getByRole('dialog').getByText('Application rejected', { exact: true })).toBeVisible();

    await its.goto('/my-approved-projects/cmp_nothing__nobody');
    await expectToast(its, 'Project not found');
  });
});

test('Lists say whose name is unknown and how long a loot still runs', async ({ openAs, tradingPost: post }) => {
  const page = await openAs(post.owner);
  await page.route('**/api/applications/campaign-owner/**', async (route) => {
    const answer = await route.fetch();
    const applications = (await answer.json()) as object[];
    await route.fulfill({ response: answer, json: applications.map((each) => ({ ...each, creatorName: '' })) });
  });
  await page.goto('/applications');
  await expect(page.getByText('Unknown Creator').first()).toBeVisible();

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.route('**/api/campaigns/user/**', async (route) => {
    const answer = await route.fetch();
    const loot = ((await answer.json()) as object[]).at(-1);
    const ends = [0, 1, -4].map((days) => ({ ...loot, id: `cmp_ends${days}`, endDate: inDays(days) }));
    await route.fulfill({ response: answer, json: ends });
  });
  await page.goto('/loot-management');
  for (const text of ['Ends today', 'Ends tomorrow', 'Ended 4 days ago']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
});
