import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { aStoresLook } from '../../../testing/wire/store-settings.ts';
import { takeUploads } from '../../../testing/files/take-uploads.ts';
import { fill, user } from '../../../testing/user.ts';
import type { SettingsTab } from '../settings-form.ts';
import { PersonalizeStore } from './personalization-dialog.tsx';

const GET = 'GET /stores/u_1/settings';
const PUT = 'PUT /stores/u_1/settings';
const wallpaper = { downloadURL: '/w.png', originalName: 'w.png' };

async function show(answers: Parameters<typeof answerApi>[0] = {}, startsAt: SettingsTab = 'theme') {
  const calls = answerApi({ [GET]: { json: aStoresLook() }, ...answers });
  const onClose = vi.fn();
  renderScreen(<PersonalizeStore creatorId="u_1" creatorName="Lina" startsAt={startsAt} onClose={onClose} />);
  await screen.findByRole('dialog');
  return { onClose, sent: (call: string) => calls.filter((each) => each.call === call) };
}
const open = async (tab: string) => user.click(await screen.findByText(tab, { selector: '[role=tab]' }));
const pick = async (name: string) => user.click(await screen.findByLabelText(name));
const save = () => user.click(screen.getByText('Save settings'));
const preview = () => document.querySelector<HTMLElement>('[data-store-theme]') as HTMLElement;

describe('PersonalizeStore', () => {
  it('says that settings could not be loaded', async () => {
    await show({ [GET]: { status: 500, json: { message: 'No' } } });
    expect(await screen.findByText('Failed to load store settings')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows what was picked beside the form at once, and saves all of it', async () => {
    const { sent, onClose } = await show({ [PUT]: { json: aStoresLook() } });
    await pick('Ocean');
    expect(preview().dataset.storeTheme).toBe('Ocean');
    await open('Fonts');
    await user.click(within(screen.getByText('Headings').parentElement as HTMLElement).getByLabelText('Poppins'));
    await open('Layout');
    await pick('Carousel');
    await user.click(screen.getByLabelText(/^Reviews/));
    await open('Animations');
    await pick('Bounce');
    await pick('Slow');
    expect(preview().style.getPropertyValue('--store-lift')).toContain('translateY');
    expect(preview().style.getPropertyValue('--store-duration')).toBe('1000ms');
    await save();
    await waitFor(() => expect(toastTexts()).toEqual(['Store settings saved successfully!']));
    expect(sent(PUT)[0]?.body).toMatchObject({
      theme: { name: 'Ocean', primary: '#0b5f83' },
      typography: { heading: 'poppins', body: 'inter' },
      layout: 'carousel',
      sections: { reviews: false, media: true },
      animations: { speed: 'slow', style: 'bounce' },
      socialLinks: { instagram: null },
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows the words of brand and hero while they are written', async () => {
    await show();
    await open('Hero');
    await fill(screen.getByLabelText(/^Title/), 'Before it gets cold');
    expect(within(preview()).getByText('Before it gets cold')).toBeVisible();
  });

  it('shows the store by day and at night, whatever the reader has', async () => {
    await show();
    await pick('Ocean');
    for (const mode of ['Dark', 'Light']) {
      await pick(mode);
      expect(preview().className).toContain(mode.toLowerCase());
      expect(preview().style.colorScheme).toBe(mode.toLowerCase());
    }
  });

  it('says where links end and proven accounts begin', async () => {
    await show({}, 'links');
    const link = await screen.findByRole('link', { name: 'profile settings' });
    expect(link).toHaveAttribute('href', '/profile/linked-accounts');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('keeps the form when it cannot be saved', async () => {
    const { onClose } = await show({ [PUT]: { status: 500, json: { message: 'No' } } });
    await pick('Rose');
    await save();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to save store settings']));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Rose')).toBeChecked();
  });

  it('saves no colours that nobody could tell from the ground, and says so while they are picked', async () => {
    const { sent } = await show({ [PUT]: { json: aStoresLook() } });
    await pick('Custom');
    await fill(screen.getByLabelText('Primary'), '#fbf0d0');
    expect(await screen.findByText(/^Too close to the ground: 1\.\d:1/)).toBeVisible();
    await open('Hero');
    await save();
    expect(await screen.findByText('Theme', { selector: '[role=tab][aria-selected=true]' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Primary')).toHaveFocus());
    expect(sent(PUT)).toEqual([]);
  });

  it('leads to a link that is not on its platform', async () => {
    const { sent } = await show({ [PUT]: { json: aStoresLook() } });
    await open('Social Links');
    await fill(screen.getByLabelText('TikTok (optional)'), 'https://example.com/me');
    await open('Theme');
    await save();
    expect(await screen.findByText(/^Needs to be an address on TikTok, such as/)).toBeVisible();
    expect(sent(PUT)).toEqual([]);
  });

  it('asks before changes are left behind', async () => {
    const { onClose } = await show();
    await pick('Royal');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Discard changes?')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('gives the first look back, once that was confirmed', async () => {
    const { sent } = await show({
      [GET]: { json: aStoresLook({ layout: 'minimal' }) },
      'DELETE /stores/u_1/settings': { json: aStoresLook() },
    });
    await open('Layout');
    expect(screen.getByLabelText('Minimal')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(sent('DELETE /stores/u_1/settings')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.getByLabelText('Modern')).toBeChecked());
  });

  it('says why the first look could not be given back', async () => {
    const refused = { status: 429, json: { code: 'too_many_requests', message: 'Too many changes. Please wait.' } };
    await show({ 'DELETE /stores/u_1/settings': refused });
    await user.click(await screen.findByRole('button', { name: 'Reset to defaults' }));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to save store settings']));
    const dialog = within(screen.getByRole('dialog', { name: 'Reset to defaults?' }));
    expect(dialog.getByRole('alert')).toHaveProperty('textContent', 'Too many changes. Please wait.');
  });

  it('keeps an image at once, and refuses what is none', async () => {
    const { sent } = await show();
    const uploads = takeUploads();
    await open('Branding');
    const input = document.querySelector('input[type=file]') as HTMLElement;
    await user.upload(input, [new File(['x'], 'logo.pdf', { type: 'application/pdf' })]);
    expect(
      await screen.findByText('logo.pdf: File type not supported. Please upload images (JPEG, PNG, GIF, WebP)'),
    ).toBeVisible();
    await user.upload(input, [new File(['x'], 'logo.png', { type: 'image/png' })]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.form?.get('slot')).toBe('logo');
    act(() => uploads[0]?.answer(201, aStoresLook({ branding: { name: '', tagline: '', logo: '/logo.png' } })));
    await waitFor(() => expect(toastTexts()).toEqual(['Image saved']));
    expect(screen.getByRole('img', { name: 'Logo now' })).toBeVisible();
    expect(sent(PUT)).toEqual([]);
  });

  it('puts a wallpaper behind the store at a fifth of its strength', async () => {
    await show();
    const uploads = takeUploads();
    await screen.findByText('Wallpaper');
    const input = document.querySelector('input[type=file]') as HTMLElement;
    await user.upload(input, [new File(['x'], 'w.png', { type: 'image/png' })]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.form?.get('userId')).toBe('u_1');
    act(() => uploads[0]?.answer(201, wallpaper));
    await waitFor(() => expect(toastTexts()).toEqual(['Wallpaper uploaded successfully!']));
    expect(preview().querySelector<HTMLElement>('[data-wallpaper]')?.style.opacity).toBe('0.2');
  });

  it.each([
    [{ json: { success: true } }, 'Wallpaper deleted successfully!'],
    [{ status: 404, json: { message: 'No wallpaper to delete', code: 'not_found' } }, 'No wallpaper to delete'],
  ])('shows no wallpaper any more once it is gone: %o', async (answer, toast) => {
    await show({ [GET]: { json: aStoresLook({ wallpaper }) }, 'DELETE /media/wallpaper/u_1': answer });
    await user.click(await screen.findByRole('button', { name: 'Delete wallpaper' }));
    await waitFor(() => expect(toastTexts()).toEqual([toast]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete wallpaper' })).toBeNull());
  });
});
