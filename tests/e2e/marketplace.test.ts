import { listApplicationsOfCampaign } from '@doubloon/contract/applications/operations.ts';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { expect, test } from './support/fixtures.ts';
import { paidLoot } from './support/given.ts';
import { newcomer, uniqueWord } from './support/people.ts';
import { signIn } from './support/registration.ts';
import { pressInMenu } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

const card = (title: string) => ({ name: title, exact: true });

test('Filters are in the address: they survive a reload, can be shared, and Back returns to where one was', async ({
  api,
  story,
  openAs,
}) => {
  const word = uniqueWord();
  const { owner } = await paidLoot({ api, story }, { title: `Kopi ${word}`, budget: 30_000, niche: 'Food' });
  await paidLoot({ api, story }, { title: `Shoes ${word}`, budget: 90_000, niche: 'Fashion', platforms: ['youtube'] });
  const page = await openAs(await api.signUp(newcomer('content_creator')));

  await page.goto('/marketplace');
  await page.getByLabel('Search').fill(word.slice(0, 7));
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Niche').selectOption('Fashion');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Min Budget').fill('900');
  await expect(page.getByRole('button', card(`Shoes ${word}`))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(`/marketplace?q=${word.slice(0, 7)}&niche=Fashion&min=900`);
  await page.reload();
  await expect(page.getByLabel('Min Budget')).toHaveValue('900');
  await expect(page.getByRole('article')).toHaveCount(1);

  const elsewhere = await openAs(owner);
  await elsewhere.goto(page.url());
  await elsewhere.getByRole('link', card(`Shoes ${word}`)).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: `Shoes ${word}` })).toBeVisible();
  await elsewhere.goBack();
  await expect(elsewhere.getByLabel('Niche')).toHaveValue('Fashion');
  await expect(elsewhere.getByRole('article')).toHaveCount(1);

  await page.getByLabel('Max Budget').fill('899');
  await expect(page.getByRole('heading', { name: 'No loots found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/marketplace');
});

test('A creator applies, changes the answers and withdraws', async ({ api, story, openAs }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  const answers = async () => {
    const sent = await api.call(listApplicationsOfCampaign, { params: { id: campaignId }, query: {} }, owner);
    return sent.map(({ cover_letter: letter }) => letter);
  };

  await page.goto(`/marketplace?q=${title.split(' ')[1]}`);
  await page.getByRole('button', card(title)).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View brief' }).click();
  await expect(page.getByRole('heading', { name: 'What you earn' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByLabel('Cover Letter').fill('  I cycle in the rain.  ');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(page, 'Application submitted successfully!');
  expect(await answers()).toEqual(['I cycle in the rain.']);

  await page.goBack();
  await expect(page.getByRole('article').getByText('Pending Review')).toBeVisible();
  await page.getByRole('button', card(title)).click();
  await page.getByRole('button', { name: 'Edit Application' }).click();
  await page.getByLabel('Cover Letter').fill('I cycle in the rain, with a camera.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Application updated successfully!');
  await expect(page.getByRole('dialog').getByText('I cycle in the rain, with a camera.')).toBeVisible();
  expect(await answers()).toEqual(['I cycle in the rain, with a camera.']);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(
    page.getByText('Are you sure you want to withdraw your application? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'Application withdrawn successfully.');
  await expect(page.getByRole('article').getByText('Pending Review')).toBeHidden();
  expect(await answers()).toEqual([]);
});

test('Keys alone are enough to find a loot and apply to it', async ({ api, story, openAs }) => {
  const { title } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  await page.goto(`/marketplace?q=${title.split(' ')[1]}`);
  const loot = page.getByRole('button', card(title));
  await expect(loot).toBeVisible();
  await page.getByLabel('Search').focus();
  for (let presses = 0; presses < 15; presses += 1) {
    if (await loot.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(loot).toBeFocused();
  await page.keyboard.press('Enter');
  const letter = page.getByLabel('Cover Letter');
  for (let presses = 0; presses < 5; presses += 1) {
    if (await letter.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Typed, not clicked.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Application submitted successfully!');
  await expect(loot).toBeFocused();
});

test('A connection that fails loses no answers and sends nothing twice', async ({ api, story, openAs, complaints }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, 'the connection is cut on purpose');

  let fails = true;
  await page.route('**/api/campaigns?*', (route) => (fails ? route.abort() : route.continue()));
  await page.goto(`/marketplace?q=${title.split(' ')[1]}`);
  await expect(page.getByRole('heading', { name: 'Failed to load loot.' })).toBeVisible();
  fails = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', card(title)).click();
  await page.getByLabel('Cover Letter').fill('Written in a tunnel.');
  // Checking what was written is loaded when somebody begins.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/zod-resolver-')),
  );

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(page, 'An error occurred. Please try again.');
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('button', card(title)).click();
  await expect(page.getByText('Your last answers are back.')).toBeVisible();
  await expect(page.getByLabel('Cover Letter')).toHaveValue('Written in a tunnel.');

  let calls = 0;
  let answer: (() => void) | undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/applications', async (route) => {
    calls += 1;
    await slow;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const waiting = page.getByRole('button', { name: 'Submitting...' });
  await waiting.click({ force: true });
  await page.getByLabel('Cover Letter').press('Control+Enter');
  answer?.();
  await expectToast(page, 'Application submitted successfully!');
  expect(calls).toBe(1);
  const sent = await api.call(listApplicationsOfCampaign, { params: { id: campaignId }, query: {} }, owner);
  expect(sent).toHaveLength(1);
});

test('Answers outlive a session that ends in another tab, and are sent after signing in again', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const person = newcomer('content_creator');
  const page = await openAs(await api.signUp(person));
  complaints.expect(/status of 401/, 'what is behind the form is asked for without a session');
  await page.goto(`/marketplace?q=${title.split(' ')[1]}`);
  await page.getByRole('button', card(title)).click();
  await page.getByLabel('Cover Letter').fill('I cycle in the rain.');

  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/dashboard');
  await pressInMenu(elsewhere, 'Logout');
  await expect(elsewhere).toHaveURL('/');

  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Please log in to apply', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, person);
  await expect(page.getByRole('dialog', { name: `Apply to ${title}` })).toBeVisible();
  await expect(page.getByLabel('Cover Letter')).toHaveValue('I cycle in the rain.');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(page, 'Application submitted successfully!');
  const sent = await api.call(listApplicationsOfCampaign, { params: { id: campaignId }, query: {} }, owner);
  expect(sent.map(({ cover_letter: letter }) => letter)).toEqual(['I cycle in the rain.']);
});

test('A loot is open to visitors, who sign in to apply and come back; a full one takes nobody', async ({
  api,
  story,
  openVisitor,
  openAs,
}) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const person = newcomer('content_creator');
  await api.signUp(person);
  const page = await openVisitor();
  await page.goto(`/loot/${campaignId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden();
  await expect(page.getByText('Please log in to apply.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`/loot/${campaignId}`);
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();

  const other = await api.signUp(newcomer('content_creator'));
  await story.decide(owner, await story.apply(other, campaignId, 'Me first.'), 'approved', '');
  const full = async () => (await api.call(getCampaign, { params: { id: campaignId } }, owner)).full;
  await expect.poll(full, 'the slot is counted a moment later').toBe(true);
  await page.reload();
  await expect(page.getByText('All creator slots are taken.')).toBeVisible();
  await page.goto(`/marketplace?q=${title.split(' ')[1]}`);
  await expect(page.getByRole('heading', { name: 'No loots found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show loots with all slots taken' }).click();
  await expect(page.getByRole('article').getByText('All slots taken')).toBeVisible();

  const owners = await openAs(owner);
  await owners.goto(`/loot/${campaignId}`);
  await owners.getByRole('link', { name: 'Manage this loot' }).click();
  await expect(owners).toHaveURL(`/loot-management/${campaignId}`);
});

test("A loot's own page asks for each answer in its own words; a loot that asks nothing says so", async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const every = { cover_letter: true, formal_training: true, relevant_experience: true, years_of_experience: true };
  const none = { cover_letter: false, formal_training: false, relevant_experience: false, years_of_experience: false };
  const asking = await paidLoot({ api, story }, { applicant_questions: every });
  const silent = await paidLoot({ api, story }, { applicant_questions: none });
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  complaints.expect(/status of 503/, 'the API fails on purpose');

  await page.route('**/api/campaigns/*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`/loot/${asking.campaignId}`);
  await expect(page.getByRole('heading', { name: 'Failed to load loot.' })).toBeVisible();
  await page.unroute('**/api/campaigns/*');
  const shown = page.getByRole('heading', { level: 1, name: asking.title });
  // It is also asked for again by itself.
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).or(shown).first().click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  for (const [label, words] of [
    ['Cover Letter', 'Please enter a cover letter before applying.'],
    ['Formal Training', 'Please tell us about your formal training.'],
    ['Relevant Experience', 'Please share your relevant experience.'],
    ['Years of Experience', 'Please provide your years of experience.'],
  ] as const) {
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expectToast(page, words);
    await expect(page.getByLabel(label)).toBeFocused();
    await page.keyboard.type('Five, at sea.');
  }
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(page, 'Application submitted successfully!');

  await page.goto(`/marketplace?q=${silent.title.split(' ')[1]}`);
  await page.getByRole('button', card(silent.title)).click();
  await expect(page.getByText('No additional information is required for this loot.')).toBeVisible();
});
