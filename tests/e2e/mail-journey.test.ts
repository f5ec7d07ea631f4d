import { mailsTo } from '../support/given/mailbox.ts';
import { expect, test } from './support/fixtures.ts';
import { paidLoot } from './support/given.ts';
import { applyInMarketplace, approveHere } from './support/journey-steps.ts';
import { linkInMail, mailedLink } from './support/mails.ts';
import { newcomer } from './support/people.ts';
import { registerThroughForm, signIn } from './support/registration.ts';

test('Mails alone lead from a registration to an approved application', async ({ api, story, openVisitor }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const creator = newcomer('content_creator');
  const page = await openVisitor();

  await test.step('a creator registers, and verifies the email by the link that was mailed', async () => {
    await registerThroughForm(page, creator);
    const banner = page.getByRole('region', { name: 'Verify your email' });
    await banner.getByRole('button', { name: 'Send verification email' }).click();
    const mail = await page.context().newPage();
    await mail.goto(await mailedLink(creator.email, 'VERIFY_EMAIL'));
    await expect(mail.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await mail.close();
    await expect(banner).toHaveCount(0);
  });

  const coverLetter = 'I cycle to work every day, rain included.';
  await test.step('the creator applies', () => applyInMarketplace(page, title, coverLetter));

  const received = `${creator.name} applied to “${title}”.`;
  await test.step('the mail to the owner leads, through a sign-in, to the application, which is approved', async () => {
    const link = await linkInMail(owner.email, `/loot-management/${campaignId}`);
    const inbox = await openVisitor();
    await inbox.goto(link);
    await signIn(inbox, owner);
    await expect(inbox).toHaveURL(new RegExp(`/loot-management/${campaignId}`));
    await approveHere(inbox, { name: creator.name, coverLetter });
  });

  await test.step('the mail to the creator leads to the project', async () => {
    const link = await linkInMail(creator.email, '/my-approved-projects/');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Treasure' })).toBeVisible();
  });

  const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
  expect((await subjects(owner.email)).filter((subject) => subject === received)).toHaveLength(1);
  const approved = `Your application to “${title}” was approved. You can deliver now.`;
  expect((await subjects(creator.email)).filter((subject) => subject === approved)).toHaveLength(1);
});
