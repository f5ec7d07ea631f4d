import { expect, test } from './support/fixtures.ts';
import { paidLoot } from './support/given.ts';
import { newcomer } from './support/people.ts';
import { row } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

const NOTE = 'You ride in any weather.';

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
  await dialog.getByLabel('Note').fill(NOTE);
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
  await expect(invitation).toContainText(NOTE);
  await invitation.getByRole('button', { name: 'Apply' }).click();
  await expectToast(phone, 'Application submitted successfully!');
  await expect(invitation).toHaveCount(0);

  await page.goto(`/loot-management/${campaignId}`);
  await expect(row(page, creator.name)).toContainText('Invited');
  await page.getByRole('button', { name: 'Invite Creators' }).click();
  const invited = page.getByRole('dialog', { name: 'Invite Creators' }).getByRole('listitem');
  await expect(invited.filter({ hasText: creator.name })).toContainText('Applied');
});
