import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot } from '../support/given.ts';
import { newcomer } from '../support/people.ts';
import { openListMenu, row } from '../support/screens/screen.ts';
import { expectToast } from '../support/toasts.ts';

test('An owner takes an application through its content to its payment', async ({ api, story, openAs }) => {
  const { owner, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(creator);
  const project = await openAs(creator);
  await project.goto(`/my-approved-projects/${applicationId}`);
  await project.getByRole('button', { name: 'Submit Content' }).click();
  await project.getByLabel('Text').fill('A reel about puddles.');
  await project.getByRole('form').getByRole('button', { name: 'Submit Content' }).click();
  await expectToast(project, 'Content submitted successfully!');

  const page = await openAs(owner);
  await page.goto('/applications?status=approved');
  await row(page, creator.name).getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: creator.name });
  await expect(dialog.getByText('A reel about puddles.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve Content' }).click();
  await expectToast(page, 'Content approved successfully!');

  await row(page, creator.name).getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText('Budget share: SGD 200.00 × 70%')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve Payment' }).click();
  await expectToast(page, 'Payment of SGD 140.00 has been sent to the creator.');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/applications');
  await expect(row(page, creator.name)).toContainText('Completed');
});

test('An owner keeps a shortlist and goes through applications by keys', async ({ api, story, openAs }) => {
  const { owner, campaignId } = await paidLoot({ api, story });
  const first = await api.signUp(newcomer('content_creator'));
  const second = await api.signUp(newcomer('content_creator'));
  for (const person of [first, second]) await story.apply(person, campaignId, 'Rain is my favourite light.');
  const page = await openAs(owner);
  await page.goto('/applications');
  // The longest waiting stands first.
  await row(page, first.name).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: first.name }).getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('j');
  const review = page.getByRole('dialog', { name: second.name });
  await expect(review.getByText('2 of 2')).toBeVisible();
  await review.getByRole('button', { name: 'Shortlist' }).click();
  await expect(review.getByRole('button', { name: 'Shortlist' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(row(page, second.name)).toContainText('Shortlisted');
  await openListMenu(page);
  await page.getByRole('button', { name: 'Search and filter' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.getByLabel('Status').selectOption('Shortlisted');
  await expect(row(page, first.name)).toHaveCount(0);
  await expect(row(page, second.name)).toBeVisible();
});

test('An owner decides on several applications at once, and is told who could not be approved and why', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, campaignId } = await paidLoot({ api, story }, { creator_slots: 1 });
  const late = await api.signUp(newcomer('content_creator'));
  const refused = await api.signUp(newcomer('content_creator'));
  const first = await api.signUp(newcomer('content_creator'));
  // The longest waiting stands first.
  await story.apply(first, campaignId, 'Street style, but wet.');
  const refusedId = await story.apply(refused, campaignId, 'Indoors only.');
  await story.apply(late, campaignId, 'Rain is my favourite light.');
  const page = await openAs(owner);
  await page.goto(`/loot-management/${campaignId}`);

  await test.step('they are selected with the keyboard', async () => {
    await page.getByRole('checkbox', { name: first.name }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select all 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Decide together' }).focus();
    await page.keyboard.press('Enter');
  });

  await test.step('each is decided once, also those that were decided elsewhere meanwhile', async () => {
    await story.decide(owner, refusedId, 'rejected', 'It has to be wet.');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    complaints.expect(/status of 409/, 'one is decided already, and there is one slot for two');
    const asked = page.getByRole('dialog', { name: 'Decide on 3 applications' });
    await asked.getByRole('button', { name: 'Approve all' }).dblclick();
    const outcome = page.getByRole('dialog', { name: '1 approved, 2 not' });
    await expect(outcome.getByRole('listitem').filter({ hasText: refused.name })).toContainText(
      'This application is rejected and cannot become approved',
    );
    await expect(outcome.getByRole('listitem').filter({ hasText: late.name })).toContainText(/slot/);
    expect(sent).toHaveLength(3);
    await outcome.getByRole('button', { name: 'Done' }).click();
  });

  await expect(row(page, first.name)).toContainText('Approved');
  await expect(row(page, refused.name)).toContainText('Rejected');
  await expect(row(page, late.name).getByRole('checkbox')).not.toBeChecked();
  await expect(page.locator('main')).toBeFocused();
});

test('An owner invites a creator from the directory, who applies with one press', async ({ api, story, openAs }) => {
  const nothing = {
    ...{ cover_letter: false, relevant_experience: false },
    ...{ years_of_experience: false, formal_training: false },
  };
  const { owner, title, campaignId } = await paidLoot({ api, story }, { applicant_questions: nothing });
  const creator = await api.signUp(newcomer('content_creator'));

  const page = await openAs(owner);
  await page.goto(`/creators?q=${encodeURIComponent(creator.name)}`);
  await page.getByRole('button', { name: `Invite ${creator.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Invite ${creator.name}` });
  await expect(dialog.getByLabel('Loot')).toHaveValue(campaignId);
  await dialog.getByLabel('Note').fill('You ride in any weather.');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expectToast(page, 'Invitation sent!');
  await expect(page.getByRole('button', { name: `Invited ${creator.name}` })).toBeVisible();

  const phone = await openAs(creator, { viewport: { width: 390, height: 844 } });
  await phone.goto('/dashboard');
  await phone.getByRole('button', { name: 'Notifications, 1 unread notification' }).click();
  await phone.getByRole('link', { name: `${owner.name} invited you to “${title}”.` }).click();
  await expect(phone).toHaveURL(`/loot/${campaignId}`);
  const invitation = phone.getByRole('region', { name: 'Invitation' });
  await expect(invitation).toContainText(`${owner.name} invited you`);
  await expect(invitation).toContainText('You ride in any weather.');
  await invitation.getByRole('button', { name: 'Apply' }).click();
  await expectToast(phone, 'Application submitted successfully!');
  await expect(invitation).toHaveCount(0);

  await page.goto(`/loot-management/${campaignId}`);
  await expect(row(page, creator.name)).toContainText('Invited');
  await page.getByRole('button', { name: 'Invite Creators' }).click();
  const invited = page.getByRole('dialog', { name: 'Invite Creators' }).getByRole('listitem');
  await expect(invited.filter({ hasText: creator.name })).toContainText('Applied');
});
