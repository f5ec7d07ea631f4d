import { CreatorCard, StoreView } from '@doubloon/contract/stores/store.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aStore } from '../../../testing/a-store.ts';
import { aPerson } from '../../../testing/people.ts';
import { toastTexts } from '../../../testing/render-screen.tsx';
import { openOnPhone } from '../../../testing/on-phone.ts';
import { eventually } from '../../../testing/eventually.ts';
import { asOwner, asVisitor, button, name, settings, showStore } from '../../../testing/show/show-store.tsx';
import { fill, user } from '../../../testing/user.ts';

const followers = () => screen.getByText('Followers', { selector: 'dt' }).nextElementSibling?.textContent;

/** Expects parts of the page to follow one another. */
function expectInOrder(parts: readonly HTMLElement[]) {
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]?.compareDocumentPosition(part), part.textContent).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

describe('a store', () => {
  it('says who somebody is, and the fallbacks where nothing is written', async () => {
    showStore({
      store: { name: '', username: null, category: null, background: '', personalDescription: '', reviewCount: 0 },
    });
    expect((await name()).textContent).toBe('Unknown Creator');
    for (const text of ['Creator', 'No personal description available.', 'No background information available.'])
      expect(screen.getByText(text)).toBeVisible();
    // In the header and above the reviews.
    expect(screen.getAllByText('N/A (0 reviews)')).toHaveLength(2);
  });

  it('shows what its settings leave on, and nothing of empty lists', async () => {
    const sections = { about: false, media: false, products: true, reviews: false, stats: false };
    const features = { videoHover: true, autoPlay: false, likeButton: false, shareButton: false };
    showStore({ store: { specialties: [], achievements: [] }, look: { sections, features } });
    await name();
    for (const title of ['About Me', 'My Work', 'About', 'Reviews', 'Specialties', 'Achievements'])
      expect(screen.queryByRole('heading', { name: title }), title).toBeNull();
    expect(screen.queryByText('Joined')).toBeNull();
    for (const sign of ['Follow', 'Share']) expect(screen.queryByRole('button', { name: sign }), sign).toBeNull();
    expect(screen.queryByRole('link', { name: 'Follow' })).toBeNull();
  });

  it('is not there for who has none, with the way back', async () => {
    showStore({ more: { 'GET /stores/cy': { status: 404, json: { message: 'Creator not found' } } } });
    expect((await name()).textContent).toBe('Creator Not Found');
    expect(screen.getByText("The creator you're looking for doesn't exist or has been removed.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Creators' })).toHaveAttribute('href', '/creators');
  });

  it.each(['business_owner', 'admin'] as const)('of their own is nothing that a %s has', async (role) => {
    saveSession('t', aPerson({ uid: 'cy', role }));
    showStore({ more: { 'GET /stores/cy': { status: 404, json: { message: 'Creator not found' } } }, at: '/my-store' });
    expect((await name()).textContent).toBe('Only creators have stores');
    expect(screen.queryByText(/has been removed/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse creators' })).toHaveAttribute('href', '/creators');
  });

  it('shows at once what a link has passed on, and the rest when it comes', async () => {
    const creator = CreatorCard.encode(aStore({ name: 'Cy of the card' }));
    showStore({ store: { name: 'Cy of the store' }, at: { pathname: '/store/cy', state: { creator } } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cy of the card');
    expect(screen.queryByText('No personal description available.')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Cy of the store' })).toBeVisible();
  });

  it('makes nothing of what a link has passed on of somebody else', async () => {
    showStore({
      at: { pathname: '/store/cy', state: { creator: CreatorCard.encode(aStore({ id: 'di', name: 'Di' })) } },
    });
    expect(screen.queryByText('Di')).toBeNull();
    expect((await name()).textContent).toBe('Cy');
  });
});

describe('a store for its visitors', () => {
  it('begins with the person and the words of their hero, then the work', async () => {
    asVisitor();
    showStore({ look: { hero: { title: 'All weathers', subtitle: '', image: null } } });
    const work = await screen.findByRole('heading', { name: 'My Work' });
    expectInOrder([await name(), screen.getByText('All weathers'), work, screen.getByText('About Me')]);
    expect((await name()).closest('header')?.contains(screen.getByText('All weathers'))).toBe(true);
  });

  it('leads to an account once, however often its creator has named it', async () => {
    asVisitor();
    const mine = 'https://www.instagram.com/cy/';
    showStore({
      store: { socialLinks: { instagram: mine } },
      look: { socialLinks: { ...settings.socialLinks, instagram: mine, facebook: 'https://www.facebook.com/cy' } },
    });
    const links = within(await screen.findByRole('list', { name: 'Social links' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://www.facebook.com/cy',
    ]);
    expect(within(screen.getByRole('list', { name: 'Linked accounts' })).getAllByRole('link')).toHaveLength(1);
  });

  it('leads to the other accounts of its creator, with how many follow there', async () => {
    asVisitor();
    const at = new Date();
    showStore({
      store: {
        socialLinks: { tiktok: 'https://www.tiktok.com/@cy', youtube: 'https://www.youtube.com/@cy' },
        accountFollowers: { tiktok: { count: 12_300, at } },
      },
    });
    const accounts = within(await screen.findByRole('list', { name: 'Linked accounts' }));
    const counted = accounts.getByRole('link', { name: /^TikTok, 12.3K followers, Read from TikTok / });
    expect(counted).toHaveAttribute('href', 'https://www.tiktok.com/@cy');
    expect(counted.textContent).toBe('12.3K');
    expect(accounts.getByRole('link', { name: 'YouTube' }).textContent).toBe('');
  });

  it('has on a phone the only way to write in the bar at its foot, beside the rating', async () => {
    openOnPhone();
    asVisitor();
    showStore();
    expect(await screen.findByRole('link', { name: 'Message' })).toBeVisible();
    expect(document.querySelector('[data-phone-bar]')?.textContent).toBe('Cy★ 4.5Message');
  });

  it('fills the heart at once and empties it when that fails', async () => {
    asVisitor();
    showStore();
    const answer = globalThis.fetch;
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => (init.method === 'PUT' ? promise : answer(url, init)));
    const heart = await button('Follow');
    await eventually(() => expect(heart).toBeEnabled());
    await user.click(heart);
    await eventually(() => expect(followers()).toBe('4'));
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    resolve(Response.json({ message: 'Too many requests' }, { status: 429 }));
    await eventually(() => expect(followers()).toBe('3'));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(toastTexts()).toEqual(['Too many requests']);
  });

  it('gives each a referral link of their own', async () => {
    asVisitor();
    const link = {
      id: 'ada__cy',
      creatorId: 'cy',
      creatorName: 'Cy',
      code: 'a'.repeat(24),
      url: 'https://example.com/store/cy?ref=aaa',
      rewardPercent: 10,
      clicks: 1,
      signUps: 0,
      createdAt: '2026-11-01T00:00:00.000Z',
    };
    const { calls } = showStore({ more: { 'POST /affiliates': { json: link } } });
    expect(await screen.findByText('10% reward')).toBeVisible();
    await user.click(await button('Add to my affiliates dashboard'));
    expect(await screen.findByText(link.url)).toBeVisible();
    expect(screen.getByText('1 click · 0 sign-ups')).toBeVisible();
    expect(calls.find(({ call }) => call === 'POST /affiliates')?.body).toEqual({ creatorId: 'cy' });
  });

  it('offers nothing where the creator offers nothing, and nobody their own store to edit', async () => {
    asVisitor();
    showStore({ store: { affiliateReward: null } });
    await name();
    expect(screen.queryByText('Become an affiliate')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Creators' })).toBeVisible();
  });

  it('sends those who are not signed in to do so before they follow, and shows them the way back', async () => {
    showStore();
    expect(await screen.findByRole('link', { name: 'Follow' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Back to Creators' })).toBeVisible();
  });
});

describe('a store for its owner', () => {
  it('is edited and saved in one go', async () => {
    asOwner();
    const saved = StoreView.encode(aStore({ personalDescription: 'Wet, mostly.', category: null }));
    const { calls } = showStore({ at: '/my-store', more: { 'PUT /stores/cy': { json: saved } } });
    const edit = await button('Edit Profile');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    expect(screen.queryByText('Become an affiliate')).toBeNull();
    await user.click(edit);
    await fill(await screen.findByLabelText('About Me'), ' Wet, mostly. ');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    await fill(screen.getByLabelText('Category'), '');
    await user.click(await button('Save Profile'));
    expect(await screen.findByText('Wet, mostly.')).toBeVisible();
    expect(toastTexts()).toEqual(['Profile updated successfully']);
    await eventually(() => expect(document.activeElement?.textContent).toBe('Edit Profile'));
    expect(calls.find(({ call }) => call === 'PUT /stores/cy')?.body).toMatchObject({
      personalDescription: 'Wet, mostly.',
      category: null,
      specialties: ['Rain', 'Helmet camera'],
      affiliateReward: 10,
    });
  });

  it('is shared by the address that leads others to it', async () => {
    asOwner();
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    showStore({ at: '/my-store' });
    await user.click(await button('Share'));
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/store/cy`);
    await eventually(() => expect(toastTexts()).toEqual(['Link copied']));
  });

  it('keeps what was typed when saving fails, and asks before it is thrown away', async () => {
    asOwner();
    showStore({ more: { 'PUT /stores/cy': { status: 500, json: {} } } });
    await user.click(await button('Edit Profile'));
    const about = await screen.findByLabelText<HTMLTextAreaElement>('About');
    await eventually(() => expect(screen.getByLabelText('Category')).toHaveFocus());
    await fill(about, 'Once a sailor.');
    await user.click(await button('Save Profile'));
    await eventually(() => expect(toastTexts()).toHaveLength(1));
    expect(about).toHaveValue('Once a sailor.');
    await user.click(await button('Cancel'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Former courier.')).toBeVisible();
    await eventually(() => expect(document.activeElement?.textContent).toBe('Edit Profile'));
  });

  it('leads to the first field that is wrong', async () => {
    asOwner();
    const { calls } = showStore();
    await user.click(await button('Edit Profile'));
    const specialties = await screen.findByLabelText('Specialties');
    await fill(specialties, 'x'.repeat(51));
    await fill(screen.getByLabelText('Reward for affiliates, in percent'), '101');
    await user.click(await button('Save Profile'));
    await screen.findByText('At most 50 characters on each line');
    await eventually(() => expect(specialties).toHaveFocus());
    expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  it('leads from the accounts it shows to the links that are none, and keeps what was typed', async () => {
    asOwner();
    showStore();
    await user.click(await button('Edit Profile'));
    await fill(await screen.findByLabelText('About'), 'Once a sailor.');
    await user.click(await button('personalization'));
    const dialog = await screen.findByRole('dialog', { name: 'Store Personalization' });
    expect((await within(dialog).findByRole('tab', { selected: true })).textContent).toBe('Social Links');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByLabelText('About')).toHaveValue('Once a sailor.');
  });
});
