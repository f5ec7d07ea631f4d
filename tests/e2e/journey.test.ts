import { expect, test } from './support/fixtures.ts';
import { newcomer, uniqueWord } from './support/people.ts';
import { registerThroughForm } from './support/registration.ts';
import { fact, goThroughMenu, row, tile, toast } from './support/screen.ts';
import { suiteAddresses } from './support/suite-addresses.ts';

/** The dashboards ask for their numbers every ten seconds. */
const NEXT_NUMBERS = { timeout: 30_000 };

test('A loot goes from the first page to the payout', async ({ openVisitor }) => {
  const owner = await openVisitor();
  const creator = await openVisitor();
  const maker = newcomer('content_creator');
  const handle = `h${uniqueWord()}`;
  const loot = `Sunrise kopi ${uniqueWord()}`;

  await test.step('an owner and a creator register', async () => {
    await registerThroughForm(owner, newcomer('business_owner'));
    await registerThroughForm(creator, maker);
    await expect(tile(creator, 'Total Earnings')).toContainText('SGD 0');
  });

  await test.step('the owner describes a loot and sees what it costs', async () => {
    await goThroughMenu(owner, 'Create Loot');
    await owner.getByLabel('Title').fill(loot);
    await owner.getByLabel('Description').fill('Show the pour, the steam and the first sip.');
    await owner.getByLabel('Requirement 1', { exact: true }).fill('Film in natural light');
    await owner.getByRole('group', { name: 'Platforms' }).getByRole('checkbox', { name: 'TikTok' }).check();
    await owner
      .getByRole('group', { name: 'Applicant questions' })
      .getByRole('checkbox', { name: 'Cover Letter' })
      .check();
    await owner.getByLabel('Budget (SGD)').fill('200.50');
    await expect(fact(owner, 'Budget')).toHaveText('SGD 200.50');
    await expect(fact(owner, 'Platform fee \\(5%\\)')).toHaveText('SGD 10.03');
    await expect(fact(owner, 'Total payable')).toHaveText('SGD 210.53');
    await owner.getByLabel('Budget (SGD)').fill('200');
    await expect(fact(owner, 'Total payable')).toHaveText('SGD 210.00');
    await owner.getByRole('button', { name: 'Create Loot' }).click();
  });

  await test.step('the owner pays on the hosted page and comes back to the open loot', async () => {
    await expect(owner.getByText(`Budget: ${loot}`)).toBeVisible();
    await owner.getByRole('button', { name: 'Pay S$210.00' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
    await expect(owner.getByRole('heading', { name: loot })).toBeVisible();
    await expect(owner.getByText('Active', { exact: true })).toBeVisible();
    await expect(fact(owner, 'Total paid')).toHaveText('SGD 210.00');
  });

  await test.step('the creator finds it in the marketplace and applies', async () => {
    await goThroughMenu(creator, 'Marketplace');
    await creator.getByRole('search').getByLabel('Search').fill(loot.toUpperCase());
    await creator.getByRole('button', { name: loot }).click();
    const apply = creator.getByRole('dialog', { name: `Apply to ${loot}` });
    await apply.getByLabel('Cover Letter').fill('I live above a kopitiam.');
    await apply.getByRole('button', { name: 'Submit Application' }).click();
    await expect(toast(creator, 'Application submitted successfully!')).toBeVisible();
    await creator.getByRole('button', { name: loot }).click();
    const own = creator.getByRole('dialog', { name: 'My Application' });
    await expect(own.getByText('Pending Review')).toBeVisible();
    await own.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('the owner approves the application', async () => {
    await goThroughMenu(owner, 'Loot Management');
    await owner.getByRole('link', { name: loot }).click();
    await row(owner, maker.name).getByRole('button', { name: 'Review' }).click();
    const review = owner.getByRole('dialog', { name: maker.name });
    await expect(review.getByText('I live above a kopitiam.')).toBeVisible();
    await review.getByLabel('Feedback').fill('We love the idea.');
    await review.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(owner, 'Application approved successfully!')).toBeVisible();
    await expect(row(owner, maker.name)).toContainText('Approved');
  });

  const post = `https://www.tiktok.com/@${handle}/video/73${Date.now()}`;
  const submit = creator.getByRole('dialog', { name: 'Submit Treasure' });

  await test.step('the creator reports a post and is asked to link the account first', async () => {
    await goThroughMenu(creator, 'My Approved Projects');
    await creator.getByRole('link', { name: loot }).click();
    await expect(creator.getByText('No treasures yet')).toBeVisible();
    await creator.getByRole('button', { name: 'Submit Treasure' }).click();
    await submit.getByLabel('Link').fill(post);
    await submit.getByLabel('View Count').fill('6200');
    await submit.getByLabel('Notes').fill('Six in the morning, one take.');
    await submit.getByRole('button', { name: 'Submit Treasure' }).click();
    const link = creator.getByRole('dialog', { name: 'Link your account' });
    await link.getByLabel('TikTok account URL').fill(`https://www.tiktok.com/@${handle}`);
    await link.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('the creator puts the code on the profile and has it verified', async () => {
    const verify = creator.getByRole('dialog', { name: 'Verify account' });
    const code = await verify.getByLabel('Verification code').innerText();
    expect(code).toMatch(/^[A-Z0-9]{6}$/);
    const profile = await creator.context().newPage();
    await profile.goto(suiteAddresses().socialWeb);
    await profile.getByLabel('Platform').selectOption('tiktok');
    await profile.getByLabel('Handle').fill(handle);
    await profile.getByLabel('Profile text').fill(`Small stories, well told. ${code}`);
    await profile.getByRole('button', { name: 'Save the profile' }).click();
    await expect(profile.getByText(`Saved the profile text of tiktok/${handle}.`)).toBeVisible();
    await profile.close();
    await verify.getByRole('button', { name: 'Verify' }).click();
    await expect(toast(creator, 'Account verification successful! You can now submit treasure.')).toBeVisible();
    await submit.getByRole('button', { name: 'Submit Treasure' }).click();
    await expect(toast(creator, 'Treasure submitted successfully!')).toBeVisible();
    await expect(creator.getByRole('article').filter({ hasText: handle })).toContainText('Pending Review');
  });

  await test.step('the creator connects the payout account on the hosted page', async () => {
    await goThroughMenu(creator, 'Profile');
    await creator.getByRole('button', { name: 'Connect Stripe' }).click();
    await creator.getByRole('button', { name: 'Agree and finish' }).click();
    await expect(creator.getByRole('heading', { level: 1, name: 'Account Setup Complete!' })).toBeVisible();
    await expect(creator).toHaveURL('/my-approved-projects');
    await goThroughMenu(creator, 'Profile');
    await expect(creator.getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('the owner approves the treasure, which pays', async () => {
    await owner.getByRole('tab', { name: 'Treasures' }).click();
    await row(owner, maker.name).getByRole('button', { name: 'Review' }).click();
    const review = owner.getByRole('dialog', { name: maker.name });
    await expect(review.getByText('SGD 160.00')).toBeVisible();
    await review.getByRole('button', { name: 'Approve' }).click();
    const paid = 'Treasure approved. Payment of SGD 160.00 has been sent to the creator.';
    await expect(toast(owner, paid)).toBeVisible();
    await expect(row(owner, maker.name)).toContainText('Approved');
  });

  await test.step('the creator sees the payout and what it was computed from', async () => {
    await goThroughMenu(creator, 'Dashboard');
    await expect(tile(creator, 'Total Earnings')).toContainText('SGD 160', NEXT_NUMBERS);
    await expect(tile(creator, 'Total Applications')).toContainText('1');
    await expect(tile(creator, 'Approved Applications')).toContainText('1');
    await expect(tile(creator, 'Pending Applications')).toContainText('0');
    const payout = creator.getByRole('listitem').filter({ hasText: '6,200 counted views · 80% tier' });
    await expect(payout).toContainText(loot);
    await expect(payout).toContainText('Paid');
    await expect(payout).toContainText('SGD 160.00');
  });

  await test.step('the owner sees where the money is', async () => {
    await goThroughMenu(owner, 'Dashboard');
    await expect(tile(owner, 'Active Campaigns')).toContainText('1', NEXT_NUMBERS);
    await expect(tile(owner, 'Total Spent')).toContainText('SGD 210', NEXT_NUMBERS);
    await expect(tile(owner, 'Pending Applications')).toContainText('0', NEXT_NUMBERS);
    await expect(fact(owner, 'Paid in')).toHaveText('SGD 210', NEXT_NUMBERS);
    await expect(fact(owner, 'Paid out')).toHaveText('SGD 160', NEXT_NUMBERS);
    await expect(fact(owner, 'Pending payouts')).toHaveText('SGD 0', NEXT_NUMBERS);
    await expect(owner.getByText(`SGD 160.00 paid out for ${loot}`)).toBeVisible(NEXT_NUMBERS);
    await owner.getByRole('link', { name: loot }).click();
    await expect(tile(owner, 'Paid Out')).toContainText('SGD 160.00', NEXT_NUMBERS);
    await expect(tile(owner, 'Remaining Budget')).toContainText('SGD 40.00');
    const payout = owner.getByRole('listitem').filter({ hasText: '6,200 counted views · 80% tier' });
    await expect(payout).toContainText(maker.name);
    await expect(payout).toContainText('Paid');
    await expect(payout).toContainText('SGD 160.00');
  });
});
