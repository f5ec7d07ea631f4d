import { uploadMedia } from '@doubloon/contract/media/operations.ts';
import { openFilm } from '../../../scripts/seeding/demo-films.ts';
import { hangWorks } from '../support/dress-store.ts';
import { expect, test } from '../support/fixtures.ts';
import { newcomer } from '../support/people.ts';

const STORED_FILES = '**/v0/b/**';

test('What cannot be loaded leaves a sign in its room, and comes back with the connection', async ({
  api,
  openAs,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/, 'files are kept away on purpose');
  const creator = await api.signUp(newcomer('content_creator'));
  await hangWorks(api, creator, ['Dawn']);
  await api.call(uploadMedia, { body: { caption: 'Rain' } }, creator, [await openFilm('rain')]);
  const page = await openAs(await api.signUp(newcomer('business_owner')));
  await page.route(STORED_FILES, (route) => route.abort());
  await page.goto(`/store/${creator.uid}`);

  const dawn = page.getByRole('button', { name: 'Open Dawn' });
  const rain = page.getByRole('button', { name: 'Open Rain' });
  await expect(dawn.getByTitle('This picture could not be loaded.')).toBeVisible();
  await expect(rain.getByTitle('This video cannot be played.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Rain' })).toBeHidden();
  const room = await dawn.boundingBox();
  await dawn.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Dawn, could not be loaded' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous work' }).click();
  await expect(dialog.getByText('This video cannot be played.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.context().setOffline(true);
  await page.unroute(STORED_FILES);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Play Rain' })).toBeVisible();
  await expect
    .poll(() => dawn.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  const { width, height } = (await dawn.boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: room?.width, height: room?.height });
});

test('A file that only calls itself a picture is refused before it is sent', async ({ api, openAs }) => {
  const words = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('Only words') };
  const refusal = 'This picture could not be read. Please choose another one.';
  const page = await openAs(await api.signUp(newcomer('content_creator')));

  await page.goto('/my-store');
  await page.getByRole('button', { name: 'Upload Media' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload Media' });
  await dialog.locator('input[type=file]').setInputFiles(words);
  await expect(dialog.getByText(`words.png: ${refusal}`)).toBeVisible();
  await expect(dialog.getByLabel('Caption of words.png')).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).first().click();
  await page.locator('input[type=file]').setInputFiles(words);
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
});
