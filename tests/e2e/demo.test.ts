import { listDeliverablesOfApplication } from '@doubloon/contract/deliverables/operations.ts';
import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import { youtubePost } from '../../scripts/seeding/demo-posts.ts';
import { changeCourse } from '../../scripts/seeding/demo-views.ts';
import { serveStoredFiles, test } from './support/suites/demo.ts';
import { expect } from './support/fixtures.ts';
import { lootDraft } from './support/given.ts';
import { openFromList, reportPost } from './support/journey-steps.ts';
import { notification } from './support/money-steps.ts';
import { fact, goThroughMenu, openCaseOf, openTab, row } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

const HANDLE = 'ravimakes';
const VIDEO = '9';
const CREATOR = 'Ravi Menon';
const url = youtubePost(HANDLE, VIDEO);

const PASSWORD = 'treasure-map';

/** Every rule. */
const FLAGS = [
  'Another author',
  'Creators paid together',
  'Emptied account',
  'Fall',
  'Few reactions',
  'Many first payouts',
  'One post twice',
  'Picture seen before',
  'Reported otherwise',
  'Shared bank account',
  'Shared card',
  'Shared device',
  'Shared network',
  'Spike',
  'Young account',
];

test('An admin sees what every rule has found on the cases of held payments', async ({ api, openAs }) => {
  const ada = await api.signIn({ email: 'admin@doubloon.example', password: PASSWORD, role: 'admin' });
  const admin = await openAs(ada);
  await serveStoredFiles(admin.context());
  await admin.goto('/admin/holds');
  const cases = admin.getByRole('list', { name: 'Cases' }).getByRole('listitem');
  await expect(cases).toHaveCount(6);
  const evidence = admin.getByRole('region', { name: 'Evidence' });
  const seen = new Set<string>();
  for (let at = 0; at < 6; at += 1) {
    await openCaseOf(cases.nth(at));
    await expect(evidence.getByText(/^\d+ of 100$/)).toBeVisible();
    const flags = evidence.getByRole('listitem').filter({ hasText: /\d+ points/ });
    for (const flag of await flags.getByRole('strong').allTextContents()) seen.add(flag);
    await admin.goBack();
    await expect(cases).toHaveCount(6);
  }
  expect([...seen].toSorted()).toEqual(FLAGS);
});

/*
 * The amounts, by hand. Budget 300.00, one creator. 1,200 views: 300.00 × 75 % = 225.00. From 5,000 views on: 300.00 × 80 % = 240.00, of which 225.00 is
 * paid: 15.00. The post has 1,200 views and grows by 5,000 a day; it goes on growing while the test runs, by some three a minute.
 */
test('Views that a platform counts are paid by themselves after the owner’s one approval', async ({
  api,
  story,
  openAs,
  demo,
}) => {
  const mei = await api.signIn({ email: 'owner@doubloon.example', password: PASSWORD, role: 'business_owner' });
  const ravi = await api.signIn({ email: 'ravi@doubloon.example', password: PASSWORD, role: 'content_creator' });
  const loot = lootDraft({ title: 'Steam, seen slowly', budget: 30_000, platforms: ['youtube'] });
  const campaignId = await story.postLoot(mei, loot);
  const applicationId = await story.apply(ravi, campaignId, 'Steam is what my channel is about.');
  await story.decide(mei, applicationId, 'approved', 'As slow as you like.');
  const [owner, creator] = [await openAs(mei), await openAs(ravi)];
  for (const page of [owner, creator]) await serveStoredFiles(page.context());
  const treasure = async () => {
    const [found] = await api.call(listDeliverablesOfApplication, { params: { id: applicationId }, query: {} }, ravi);
    return found;
  };

  await test.step('the creator submits a post, and its platform is asked at once', async () => {
    await creator.goto('/dashboard');
    await reportPost(creator, loot.title, {
      url,
      views: '1200',
      notes: 'Four minutes, one cup.',
    });
    await expectToast(creator, 'Treasure submitted successfully!');
    await expect
      .poll(async () => {
        await demo.passHours(0);
        return (await treasure())?.latest_reading?.views;
      })
      .toBe(1200);
  });

  await test.step('the owner reads where the number comes from, and accepts the work', async () => {
    await owner.goto('/dashboard');
    await openFromList(owner, 'Loot Management', loot.title);
    await openTab(owner, 'Treasures');
    await expect(row(owner, CREATOR)).toContainText(/1,200 views\s*Read from YouTube/);
    await row(owner, CREATOR).getByRole('button', { name: 'Review' }).click();
    const review = owner.getByRole('dialog', { name: CREATOR });
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(owner, 'Treasure approved. Payment of SGD 225.00 has been sent to the creator.');
    await owner.getByRole('dialog', { name: 'Payment receipt' }).getByRole('button', { name: 'Done' }).click();
  });

  const grown = creator.getByRole('article').filter({ hasText: `${HANDLE}-${VIDEO}` });
  await test.step('a day later the post has grown, and both read when that is paid', async () => {
    await changeCourse(demo.urls.social, url, 'grow', 5000);
    await demo.passHours(24, owner, creator);
    await expect.poll(async () => (await treasure())?.pays_at ?? null).not.toBeNull();
    await changeCourse(demo.urls.social, url, 'grow', 0);
    await creator.reload();
    await expect(grown).toContainText(/6,2\d\d\s*Read from YouTube/);
    await expect(grown).toContainText('The new views are paid automatically on');
    await owner.reload();
    await openTab(owner, 'Treasures');
    await expect(row(owner, CREATOR)).toContainText(/6,2\d\d views\s*Read from YouTube/);
  });

  const payout = { hasText: /\+[\d,]+ views · 80% tier.*SGD.15\.00/s };
  await test.step('nothing is paid before the three days of the validation are over', async () => {
    await demo.passHours(70, owner, creator);
    const payouts = await api.call(listPayoutsOfCreator, { params: { id: ravi.uid }, query: { campaignId } }, ravi);
    expect(payouts.map(({ amount }) => amount)).toEqual([22_500]);
  });

  await test.step('then it is paid, and the creator sees that with the source and age of the number', async () => {
    await demo.passHours(2, owner, creator);
    await demo.passHours(3, owner, creator);
    await creator.reload();
    await expect(grown).toContainText(/6,2\d\d\s*Read from YouTube [345] hours ago/);
    await goThroughMenu(creator, 'Dashboard');
    const paid = creator.getByRole('listitem').filter(payout);
    await expect(paid).toContainText('Paid');
    await expect(paid).toContainText('SGD 15.00');
    await notification(creator, `You were paid for “${loot.title}”.`);
  });

  await test.step('the owner sees it, and the receipt says what it was computed from', async () => {
    await owner.reload();
    await expect(row(owner, CREATOR)).toContainText(/6,2\d\d views\s*Read from YouTube [345] hours ago/);
    await expect(fact(owner, 'Paid Out')).toContainText('SGD 240.00');
    await openTab(owner, 'Figures');
    const paid = owner.getByRole('listitem').filter(payout);
    await expect(paid).toContainText('SGD 15.00');
    await paid.getByRole('button', { name: `Receipt of the payout to ${CREATOR}` }).click();
    const receipt = owner.getByRole('dialog', { name: 'Payment receipt' });
    await expect(receipt.getByText(/^6,2\d\d views, all of them counted, from the approval on$/)).toBeVisible();
    await expect(fact(receipt, 'Already paid')).toHaveText('SGD 225.00');
    await expect(fact(receipt, 'Paid')).toHaveText('SGD 15.00');
  });
});
