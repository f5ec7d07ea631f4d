import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot, submittedDeliverable, submittedProof } from '../support/given.ts';
import { row } from '../support/screens/screen.ts';
import { newcomer } from '../support/people.ts';

const SIZES = [
  ['on a desktop', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

/** Says that what is decided on, by whom and for how much, and every button stand in sight, nothing of them under the others. */
async function expectInSight(page: Page, name: string, { thing, amount }: { thing: string; amount: string }) {
  const review = page.getByRole('dialog', { name });
  const buttons = review.getByRole('button', { name: /^(Reject|Request Revision|Approve|Verify)$/ });
  const seen = [
    review.getByRole('heading', { name }),
    review.getByText(thing).first(),
    review.getByText(amount).last(),
    ...(await buttons.all()),
  ];
  for (const each of seen) {
    await expect(each).toBeInViewport({ ratio: 1 });
    // A press there reaches the element itself, or a part of it.
    expect(await each.evaluate(isOnTop)).toBe(true);
  }
}

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
  return element.contains(found);
}

for (const [where, viewport] of SIZES) {
  test(`An owner decides on work after work without scrolling ${where}: who, what, how much and the buttons are in sight`, async ({
    api,
    story,
    openAs,
  }) => {
    const { owner, campaignId } = await paidLoot({ api, story }, { payout_model: 'per_view', expected_reach: 50_000 });
    const first = { ...(await approvedCreator({ api, story }, owner, campaignId)), campaignId };
    const second = { ...(await approvedCreator({ api, story }, owner, campaignId)), campaignId };
    for (const { creator } of [first, second]) await story.connectPayouts(creator);
    const deliverableId = await submittedDeliverable({ api, story }, { ...first, views: 5000 });
    await submittedDeliverable({ api, story }, { ...second, views: 5000 });
    const applicant = await api.signUp(newcomer('content_creator'));
    await story.apply(applicant, campaignId, 'Rain is my favourite light.');
    const page = await openAs(owner, { viewport });
    const review = page.getByRole('dialog');

    await test.step('a managed loot says how it does, and has its first decision in sight', async () => {
      await page.goto(`/loot-management/${campaignId}`);
      const decision = page.getByRole('button', { name: 'Review' }).first();
      await expect(decision).toBeVisible();
      if (where === 'on a desktop') {
        expect((await row(page, applicant.name).boundingBox())?.y, 'nothing to scroll past').toBeLessThanOrEqual(300);
      }
      for (const each of [
        page.getByText('Paid Out', { exact: true }),
        page.getByRole('heading', { name: 'To decide 1' }),
        page.getByText('Rain is my favourite light.'),
        page.getByText('at most, by views'),
        decision,
      ]) {
        await expect(each).toBeInViewport({ ratio: 1 });
        expect(await each.evaluate(isOnTop)).toBe(true);
      }
    });

    await test.step('an application', async () => {
      await page.goto(`/loot-management/${campaignId}?status=pending`);
      await row(page, applicant.name).getByRole('button', { name: 'Review' }).click();
      await expectInSight(page, applicant.name, { thing: 'Rain is my favourite light.', amount: 'Moves no money yet' });
    });

    await test.step('two treasures, the second by itself after the receipt of the first', async () => {
      await page.goto(`/loot-management/${campaignId}?tab=treasures&status=submitted`);
      await row(page, first.creator.name).getByRole('button', { name: 'Review' }).click();
      for (const [index, { creator }] of [first, second].entries()) {
        await expectInSight(page, creator.name, { thing: 'tiktok.com/', amount: 'Pays SGD 16.00 now' });
        await review.getByRole('button', { name: 'Approve' }).click();
        await review.getByRole('button', { name: 'Done' }).click();
        await expect(review).toHaveCount(index === 0 ? 1 : 0);
      }
    });

    await test.step('a proof', async () => {
      await submittedProof({ api }, { ...first, deliverableId, views: 10_000 });
      await page.goto(`/loot-management/${campaignId}?tab=proofs`);
      await row(page, first.creator.name).getByRole('button', { name: 'Review' }).click();
      await expectInSight(page, `Proof by ${first.creator.name}`, { thing: '10,000', amount: 'Pays SGD 20.00 now' });
    });
  });
}

test('On a phone the main button of a loot is in sight at its foot, and nothing that is reached ends up beneath it', async ({
  openAs,
  tradingPost,
}) => {
  const page = await openAs(tradingPost.newCreator, { viewport: SIZES[1][1] });
  await page.goto(`/loot/${tradingPost.campaignId}`);
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await expect(apply).toBeEnabled();
  // The page is there before the stored session is checked, and covered until then.
  await expect(page.locator('[data-covers-page]')).toHaveCount(0);
  const reached = page.getByRole('main').locator(':is(a, button, summary):visible');
  for (const each of await reached.all()) {
    await each.focus();
    expect(await each.evaluate(isOnTop), await each.innerText()).toBe(true);
    await expect(apply).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // Nothing stands beside it: neither the tabs nor the footer.
  await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const bar = await page.locator('[data-phone-bar]').boundingBox();
  expect(Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - SIZES[1][1].height)).toBeLessThanOrEqual(1);
});
