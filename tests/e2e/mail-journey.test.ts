import { mailsTo } from '../support/given/mailbox.ts';
import { expect, test } from './support/fixtures.ts';
import { paidLoot } from './support/given.ts';
import { applyInMarketplace } from './support/journey-steps.ts';
import { mailAbout, pressInMail } from './support/mails.ts';
import { newcomer } from './support/people.ts';
import { registerThroughForm, signIn } from './support/registration.ts';
import { row } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

const COVER_LETTER = 'I cycle to work every day, rain included.';

/** Words of a mail's plain text, whose lines are broken anywhere. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

test('A creator comes to a loot, and its owner to the application, by the buttons of their mails', async ({
  api,
  story,
  openVisitor,
}) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const maker = newcomer('content_creator');
  const creator = await openVisitor();
  const verify = 'Verify your email for Doubloon';
  const applied = `${maker.name} applied to “${title}”.`;
  const approved = `Your application to “${title}” was approved. You can deliver now.`;

  await test.step('a creator registers and proves the email', async () => {
    await registerThroughForm(creator, maker);
    const banner = creator.getByRole('region', { name: 'Verify your email' });
    await banner.getByRole('button', { name: 'Send verification email' }).click();
    const mail = await mailAbout(maker.email, verify);
    expect(inOneLine(mail.text)).toContain('Then you can pay and be paid');
    const proof = await pressInMail(creator, mail, 'Verify email');
    await expect(proof.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await expect(banner).toHaveCount(0);
    await proof.getByRole('link', { name: 'Continue to Doubloon' }).click();
    await expect(proof).toHaveURL('/dashboard');
  });

  await test.step('the creator applies, and somebody else after them', async () => {
    await applyInMarketplace(creator, title, COVER_LETTER);
    const other = await api.signUp(newcomer('content_creator'));
    await story.apply(other, campaignId, 'Rain is my favourite light.');
    await mailAbout(owner.email, `${other.name} applied to “${title}”.`);
  });

  await test.step('the owner comes from the mail, by way of the sign-in, to this application and approves it', async () => {
    const mail = await mailAbout(owner.email, applied);
    for (const words of [applied, 'You get this mail because something waits for you.', 'Choose your mails']) {
      expect(mail.html).toContain(words);
      expect(inOneLine(mail.text)).toContain(words);
    }
    const page = await pressInMail(await openVisitor(), mail, 'Review the application');
    await signIn(page, owner);
    const review = page.getByRole('dialog', { name: maker.name });
    await expect(review.getByText(COVER_LETTER)).toBeVisible();
    await review.getByLabel('Feedback').fill('Daily commute is exactly it.');
    await review.getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Application approved successfully!');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(page).toHaveURL(`/loot-management/${campaignId}`);
    await expect(row(page, maker.name)).toContainText('Approved');
  });

  await test.step('the creator comes from the mail about it to the project', async () => {
    const mail = await mailAbout(maker.email, approved);
    expect(mail.html).toContain(approved);
    expect(inOneLine(mail.text)).toContain(approved);
    const project = await pressInMail(creator, mail, 'Deliver now');
    await expect(project.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(project.getByRole('button', { name: 'Submit Treasure' })).toBeVisible();
  });

  await test.step('each was mailed once', async () => {
    const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
    expect(await subjects(maker.email)).toEqual([approved, verify]);
    expect((await subjects(owner.email)).filter((subject) => subject === applied)).toHaveLength(1);
  });
});
