import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aWorkOnTheWire } from '../../../testing/wire/media.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { openOnPhone } from '../../../testing/on-phone.ts';
import { emit } from '../../../testing/emit.ts';
import { MediaSection } from './media-section.tsx';

type Props = Parameters<typeof MediaSection>[0];

const LIST = 'GET /media/user/u_1';
const first = aWorkOnTheWire();
const second = aWorkOnTheWire({ id: 'med_2', caption: '', originalName: 'late.png' });
const film = aWorkOnTheWire({ id: 'med_3', mediaType: 'video', caption: 'Rain', downloadURL: '/media/rain.mp4' });

function show(answers: Parameters<typeof answerApi>[0] = {}, props: Partial<Props> = {}, at = '/') {
  const calls = answerApi({ [LIST]: { json: [first, second, film] }, ...answers });
  renderScreen(
    <MediaSection
      creatorId="u_1"
      isOwner={false}
      layout="modern"
      features={{ videoHover: true, autoPlay: false, likeButton: true, shareButton: true }}
      heart={<button>Follow</button>}
      {...props}
    />,
    at,
  );
  return calls;
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const openDialog = () => screen.findByRole('dialog');

describe('MediaSection', () => {
  it('shows the works of a creator, and nothing to change them to visitors', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Open The first pour' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open late.png' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Upload Media|Remove|Edit caption/ })).toBeNull();
  });

  it('says that works could not be loaded, and tries again', async () => {
    const calls = show({ [LIST]: { status: 500, json: { message: 'No' } } });
    expect(await screen.findByText('Failed to load media')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('asks an owner without works for the first, and tells visitors that there are none', async () => {
    show({ [LIST]: { json: [] } }, { isOwner: true });
    expect(await screen.findByRole('button', { name: 'Upload Media' })).toBeVisible();
    expect(screen.getByText('No work yet')).toBeVisible();
  });

  it('opens a work large and goes on with the arrow keys, to the ends only', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Open The first pour' }));
    const dialog = within(await openDialog());
    expect(dialog.getByRole('img', { name: 'The first pour' })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByText('1 / 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await dialog.findByRole('img', { name: 'late.png' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next work' }));
    expect(await dialog.findByText('3 / 3')).toBeVisible();
    expect(dialog.getByLabelText('Rain').tagName).toBe('VIDEO');
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByText('3 / 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the work that the address names', async () => {
    show({}, {}, '/?work=med_2');
    expect(within(await openDialog()).getByRole('img', { name: 'late.png' })).toBeVisible();
  });

  it.each([
    [true, true],
    [false, false],
  ])('offers heart and share beside an opened work only where they are on: %s', async (on, shown) => {
    const features = { videoHover: true, autoPlay: false, likeButton: on, shareButton: on };
    show({}, { features }, '/?work=med_2');
    const dialog = within(await openDialog());
    expect(dialog.queryByRole('button', { name: 'Follow' }) !== null).toBe(shown);
    expect(dialog.queryByRole('button', { name: /^Share/ }) !== null).toBe(shown);
  });

  it('plays a video under the pointer, unless that is switched off', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    show();
    const figure = (await screen.findByRole('button', { name: 'Open Rain' })).parentElement as Element;
    await user.pointer({ keys: '[TouchA]', target: figure });
    expect(play).not.toHaveBeenCalled();
    await user.hover(figure);
    expect(play).toHaveBeenCalledTimes(1);
    play.mockRestore();
  });

  it('plays a video at the first tap of a finger and opens it at the next', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    show();
    const opener = await screen.findByRole('button', { name: 'Open Rain' });
    const tap = () => user.pointer({ keys: '[TouchA]', target: opener });
    await tap();
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    emit.play(opener.querySelector('video') as Element);
    await tap();
    expect(await openDialog()).toBeVisible();
    play.mockRestore();
  });

  it('offers nothing to play of a video that cannot be played, and opens it at the first tap', async () => {
    show();
    const opener = await screen.findByRole('button', { name: 'Open Rain' });
    for (const _try of [1, 2]) emit.error(opener.querySelector('video') as Element);
    expect(screen.queryByRole('button', { name: 'Play Rain' })).toBeNull();
    await user.pointer({ keys: '[TouchA]', target: opener });
    const dialog = await openDialog();
    for (const _try of [1, 2]) emit.error(dialog.querySelector('video') as Element);
    expect(within(dialog).getByRole('img', { name: 'Rain, could not be loaded' })).toBeVisible();
    expect(within(dialog).getByText('This video cannot be played.')).toBeVisible();
  });

  it('keeps the room of a picture that could not be loaded, and what it is called', async () => {
    show();
    const opener = await screen.findByRole('button', { name: 'Open The first pour' });
    for (const _try of [1, 2]) emit.error(opener.querySelector('img') as Element);
    expect(opener.querySelector('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open The first pour' }));
    const dialog = await openDialog();
    for (const _try of [1, 2]) emit.error(dialog.querySelector('img') as Element);
    expect(within(dialog).getByRole('img', { name: 'The first pour, could not be loaded' })).toBeVisible();
  });

  it('changes a caption, and says when it could not', async () => {
    const refused = { status: 429, json: { code: 'too_many_requests', message: 'Too many changes. Please wait.' } };
    const calls = show({ 'PUT /media/med_1/caption': refused }, { isOwner: true });
    await user.click(await screen.findByRole('button', { name: 'Change The first pour' }));
    await user.click(screen.getByRole('button', { name: 'Edit caption of The first pour' }));
    await fill(await screen.findByLabelText(/Caption/), 'Kopi');
    await user.click(screen.getByRole('button', { name: 'Save caption' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to update caption']));
    expect(calls.at(-1)?.body).toEqual({ caption: 'Kopi' });
    expect(screen.getByLabelText(/Caption/)).toHaveValue('Kopi');
    expect(screen.getByRole('alert')).toHaveProperty('textContent', 'Too many changes. Please wait.');
  });

  it('removes a work only after asking, and keeps it when that fails, saying why', async () => {
    const failed = { status: 500, json: { code: 'internal', message: 'Something went wrong', requestId: 'req_1' } };
    show({ 'DELETE /media/med_1': failed }, { isOwner: true });
    await user.click(await screen.findByRole('button', { name: 'Change The first pour' }));
    await user.click(screen.getByRole('button', { name: 'Remove The first pour' }));
    const dialog = within(await openDialog());
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to remove media. Please try again.']));
    expect(dialog.getByRole('alert')).toHaveProperty('textContent', 'Something went wrong (Request id: req_1)');
    expect(screen.getByRole('button', { name: 'Open The first pour' })).toBeVisible();
  });

  it('takes a removed work out of the gallery', async () => {
    show({ 'DELETE /media/med_1': { json: { success: true } } }, { isOwner: true });
    await user.click(await screen.findByRole('button', { name: 'Change The first pour' }));
    await user.click(screen.getByRole('button', { name: 'Remove The first pour' }));
    await user.click(within(await openDialog()).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open The first pour' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Open late.png' })).toBeVisible();
  });

  it('shows three works beside each other as a carousel where there is room, and moves only for more', async () => {
    show({}, { layout: 'carousel' });
    const carousel = await screen.findByRole('group', { name: 'My Work' });
    const shown = () =>
      within(carousel)
        .getAllByRole('group')
        .map((slide) => slide.getAttribute('aria-label'));
    expect(shown()).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(screen.queryByRole('button', { name: 'Next work' })).toBeNull();
    emit.touchStart(carousel, { touches: [{ clientX: 200 }] });
    emit.touchEnd(carousel, { changedTouches: [{ clientX: 100 }] });
    expect(shown()).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  it('goes round with three of more works in sight', async () => {
    const more = ['med_4', 'med_5'].map((id) => aWorkOnTheWire({ id }));
    show({ [LIST]: { json: [first, second, film, ...more] } }, { layout: 'carousel' });
    const carousel = await screen.findByRole('group', { name: 'My Work' });
    const shown = () =>
      within(carousel)
        .getAllByRole('group')
        .map((slide) => slide.getAttribute('aria-label'));
    const places = within(carousel).getAllByRole('group');
    await user.click(screen.getByRole('button', { name: 'Previous work' }));
    expect(shown()).toEqual(['5 of 5', '1 of 5', '2 of 5']);
    // A place that itself moved aside would be a layout shift.
    expect(within(carousel).getAllByRole('group')).toEqual(places);
    await user.click(screen.getByRole('button', { name: 'Next work' }));
    expect(shown()).toEqual(['1 of 5', '2 of 5', '3 of 5']);
  });

  it('shows two works at a time on phones as a carousel: keys, swipes, and a rest while it has the focus', async () => {
    openOnPhone();
    show({}, { layout: 'carousel' });
    const carousel = await screen.findByRole('group', { name: 'My Work' });
    const shown = () => within(carousel).getAllByRole('group')[0]?.getAttribute('aria-label');
    vi.useFakeTimers();
    try {
      const next = screen.getByRole('button', { name: 'Next work' });
      act(() => next.focus());
      await user.keyboard('{ArrowRight}');
      expect(shown()).toBe('2 of 3');
      await user.keyboard('{ArrowLeft}');
      act(() => next.blur());
      emit.touchStart(carousel, { touches: [{ clientX: 200 }] });
      emit.touchEnd(carousel, { changedTouches: [{ clientX: 151 }] });
      expect(shown()).toBe('1 of 3');
      emit.touchStart(carousel, { touches: [{ clientX: 200 }] });
      emit.touchEnd(carousel, { changedTouches: [{ clientX: 150 }] });
      expect(shown()).toBe('2 of 3');
      pass(5000);
      expect(shown()).toBe('3 of 3');
      act(() => next.focus());
      pass(20_000);
      expect(shown()).toBe('3 of 3');
      act(() => next.blur());
      await user.click(screen.getByRole('button', { name: 'Stop moving' }));
      pass(20_000);
      expect(shown()).toBe('3 of 3');
    } finally {
      vi.useRealTimers();
    }
  });
});
