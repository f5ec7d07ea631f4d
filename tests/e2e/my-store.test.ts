import { deleteWallpaper } from '@doubloon/contract/media/operations.ts';
import { getStoreSettings, updateStoreSettings } from '@doubloon/contract/stores/operations.ts';
import type { Page } from '@playwright/test';
import { drawPicture, PALETTES } from '../../scripts/seeding/demo-pictures.ts';
import { hangWorks } from './support/dress-store.ts';
import { expect, test } from './support/fixtures.ts';
import { newcomer } from './support/people.ts';
import { expectToast } from './support/toasts.ts';
import { openTab } from './support/screens/screen.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const UPLOAD = '**/api/media/upload';

const picture = async (name: string) => {
  const file = await drawPicture(name.replace('.png', ''), 'waves', PALETTES.sea);
  return { name, mimeType: 'image/png', buffer: Buffer.from(await file.arrayBuffer()) };
};
const fail = (page: Page, address: string, method: string) =>
  page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
const files = (page: Page) => page.getByRole('dialog').locator('input[type=file]');

test('A creator uploads works, past what goes wrong, and captions and removes them', async ({
  api,
  openAs,
  complaints,
}) => {
  complaints.expect(/status of (400|503)|ERR_FAILED/, 'uploads and changes fail on purpose');
  const creator = await api.signUp(newcomer('content_creator'));
  const page = await openAs(creator);
  await page.goto('/my-store');
  await expect(page.getByRole('heading', { name: 'My Work' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload Media' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Media' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('Please select files to upload')).toBeVisible();
  await files(page).setInputFiles([
    { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    await picture('first.png'),
    await picture('second.png'),
  ]);
  await expect(
    dialog.getByText(
      'brief.pdf: File type not supported. Please upload images (JPEG, PNG, GIF, WebP) or videos (MP4, WebM, MOV, AVI)',
    ),
  ).toBeVisible();
  await expect(dialog.getByText('huge.png: File size must be less than 10MB')).toBeVisible();
  await dialog.getByLabel('Caption of first.png').fill('Before breakfast');

  await page.route(UPLOAD, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click();
  await expectToast(page, 'Upload failed: No connection');
  await page.unroute(UPLOAD);

  let refused = 0;
  await page.route(UPLOAD, (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 400, json: { message: 'Not a picture' } }) : route.fallback();
  });
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(dialog.getByText('Failed to upload first.png: Not a picture')).toBeVisible();
  await expectToast(page, 'Failed to upload: first.png');
  await expect(dialog.getByText('second.png')).toBeHidden();
  await page.unroute(UPLOAD);

  // Held by the server for as long as it is looked at.
  const answered = Promise.withResolvers<undefined>();
  await page.route(UPLOAD, async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Try first.png again' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Upload of first.png' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the upload of first.png' }).click();
  await expect(dialog.getByText('Cancelled')).toBeVisible();
  answered.resolve(undefined);
  await page.unroute(UPLOAD);
  await dialog.getByRole('button', { name: 'Try first.png again' }).click();
  await expect(dialog).toBeHidden();
  const first = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Open / }) });
  await expect(first.first()).toContainText('Before breakfast');
  await expect(first).toHaveCount(2);

  await fail(page, '**/api/media/*/caption', 'PUT');
  await page.getByRole('button', { name: /^Change second/ }).click();
  await page.getByRole('button', { name: /^Edit caption of second/ }).click();
  await page.getByRole('textbox', { name: /^Caption/ }).fill('After rain');
  await page.getByRole('button', { name: 'Save caption' }).click();
  await expectToast(page, 'Failed to update caption');
  await page.unroute('**/api/media/*/caption');
  await page.getByRole('button', { name: 'Save caption' }).click();
  await expect(page.getByRole('button', { name: 'Open After rain' })).toBeVisible();

  await fail(page, '**/api/media/*', 'DELETE');
  await page.getByRole('button', { name: 'Change After rain' }).click();
  await page.getByRole('button', { name: 'Remove After rain' }).click();
  const question = page.getByRole('dialog', { name: 'Remove After rain?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Failed to remove media. Please try again.');
  await page.unroute('**/api/media/*');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(first).toHaveCount(1);

  await fail(page, '**/api/media/user/*', 'GET');
  await page.reload();
  await expect(page.getByText('Failed to load media')).toBeVisible();
});

test('What a creator personalizes is how visitors see the store', async ({ api, openAs, openVisitor, complaints }) => {
  complaints.expect(/status of 503/, 'calls fail on purpose');
  const creator = await api.signUp(newcomer('content_creator'));
  await hangWorks(api, creator, ['One', 'Two', 'Three']);
  const page = await openAs(creator);

  await fail(page, '**/api/stores/*/settings', 'GET');
  await page.goto('/my-store');
  await page.getByRole('button', { name: 'Personalize Store' }).click();
  const dialog = page.getByRole('dialog', { name: 'Store Personalization' });
  await expect(dialog.getByText('Failed to load store settings')).toBeVisible();
  await page.unroute('**/api/stores/*/settings');
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await dialog.getByRole('radio', { name: 'Ocean' }).check({ force: true });
  await expect(dialog.locator('[data-store-theme=Ocean]')).toBeVisible();
  await files(page).setInputFiles(await picture('sea.png'));
  await expectToast(page, 'Wallpaper uploaded successfully!');
  await openTab(dialog, 'Fonts');
  await dialog.getByRole('group', { name: 'Headings' }).getByRole('radio', { name: 'Poppins' }).check({ force: true });
  await openTab(dialog, 'Layout');
  await dialog.getByRole('radio', { name: 'Carousel' }).check({ force: true });
  await dialog.getByRole('checkbox', { name: /^Stats/ }).uncheck();
  await openTab(dialog, 'Animations');
  await dialog.getByRole('radio', { name: 'Bounce' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Slow' }).check({ force: true });
  await openTab(dialog, 'Hero');
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('All weathers');
  await fail(page, '**/api/stores/*/settings', 'PUT');
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, /^Failed to save store settings$/);
  await page.unroute('**/api/stores/*/settings');
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'Store settings saved successfully!');

  const visitor = await openAs(await api.signUp(newcomer('business_owner')), PHONE);
  await visitor.addInitScript(watchEntrances);
  await visitor.goto(`/store/${creator.uid}`);
  await expect(visitor.getByText('All weathers')).toBeVisible();
  const store = visitor.locator('[data-store-theme=Ocean]');
  await expect(store).toHaveCSS('background-color', 'rgb(238, 247, 251)');
  await expect(store.locator('[data-wallpaper]')).toHaveCSS('opacity', '0.2');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Store Poppins/);
  expect(
    await visitor.evaluate(() => document.fonts.ready.then(() => document.fonts.check("600 16px 'Store Poppins'"))),
  ).toBe(true);
  // Once motion is loaded, sections that are scrolled to enter as the settings say.
  const motion = visitor.locator('[data-motion]');
  await expect(motion).toBeAttached();
  await store.locator('section').last().scrollIntoViewIfNeeded();
  await expect.poll(() => visitor.evaluate(() => window.entrances)).toContainEqual({ keyframes: 4, duration: 1000 });
  const work = visitor.getByRole('button', { name: 'Open Three' }).locator('> *');
  const lift = () => work.evaluate((picture) => getComputedStyle(picture).getPropertyValue('--store-lift'));
  expect(await lift()).toContain('translateY');
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await expect(motion).not.toBeAttached();
  expect(await lift()).toBe('none');
  await visitor.emulateMedia({ reducedMotion: null });
  await expect(visitor.getByText('Joined')).toBeHidden();

  const carousel = visitor.getByRole('group', { name: 'My Work' });
  await carousel.getByRole('button', { name: 'Stop moving' }).click();
  // It may have moved on before it was stopped.
  const place = await carousel
    .getByRole('group', { name: /^[123] of 3$/ })
    .first()
    .getAttribute('aria-label');
  const presses = (5 - Number(place?.[0])) % 3 || 3;
  for (let press = 0; press < presses; press += 1) await carousel.press('ArrowRight');
  await carousel.getByRole('button', { name: 'Open Two' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Two' }).getByRole('img', { name: 'Two' })).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('dialog', { name: 'One' })).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('dialog')).toBeHidden();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const passerBy = await openVisitor();
  await passerBy.goto(`/store/${creator.uid}`);
  expect(await passerBy.locator('[data-wallpaper]').boundingBox()).toMatchObject({ x: 0, width: 1280 });
});

test('A wallpaper goes, and a store gets its first look back', async ({ api, openAs, complaints }) => {
  complaints.expect(/status of (404|422)/, 'there is nothing to delete, and a call lacks the user');
  const creator = await api.signUp(newcomer('content_creator'));
  const { wallpaper: _none, ...look } = await api.call(getStoreSettings, { params: { id: creator.uid } });
  const body = { ...look, layout: 'minimal', theme: { ...look.theme, name: 'Rose' } } as const;
  await api.call(updateStoreSettings, { params: { id: creator.uid }, body }, creator);
  const page = await openAs(creator);
  await page.goto('/my-store');
  await expect(page.locator('[data-store-theme=Rose]')).toBeVisible();
  await page.getByRole('button', { name: 'Personalize Store' }).click();
  const dialog = page.getByRole('dialog', { name: 'Store Personalization' });
  const remove = dialog.getByRole('button', { name: 'Delete wallpaper' });
  await expect(dialog.getByText('Wallpaper', { exact: true })).toBeVisible();

  const uploaded = 'Wallpaper uploaded successfully!';
  await files(page).setInputFiles(await picture('sea.png'));
  await expectToast(page, uploaded);
  await api.call(deleteWallpaper, { params: { id: creator.uid } }, creator);
  await remove.click();
  await expectToast(page, 'No wallpaper to delete');
  await expect(remove).toBeHidden();
  await files(page).setInputFiles(await picture('sand.png'));
  await expectToast(page, uploaded);
  await remove.click();
  await expectToast(page, 'Wallpaper deleted successfully!');

  const answer = await page.evaluate(async (token) => {
    const response = await fetch('/api/media/wallpaper', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new FormData(),
    });
    return ((await response.json()) as { message: string }).message;
  }, creator.idToken);
  expect(answer).toContain('User ID is required for wallpaper upload');

  await dialog.getByRole('radio', { name: 'Forest' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('dialog', { name: 'Reset to defaults?' }).getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').locator('[data-store-theme=Classic]')).toBeVisible();
});

declare global {
  interface Window {
    entrances: { keyframes: number; duration: unknown }[];
  }
}

/** Runs in the page. */
function watchEntrances(): void {
  window.entrances = [];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (effect instanceof KeyframeEffect && effect.target?.matches('section')) {
        window.entrances.push({ keyframes: effect.getKeyframes().length, duration: effect.getTiming().duration });
      }
    }
    requestAnimationFrame(look);
  };
  look();
}
