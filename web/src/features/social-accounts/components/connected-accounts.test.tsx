import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../../shared/state/session.ts';
import { answerApi, holdAnswers } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { tellOtherTabs } from '../renew-accounts.ts';
import { ConnectedAccounts } from './connected-accounts.tsx';

const list = 'GET /social-accounts';
const ticket = 'POST /social-accounts/oauth-tickets';
const url = 'https://www.tiktok.com/@ada';
const linked = {
  id: 'u1__tiktok',
  platform: 'tiktok',
  username: 'ada',
  url,
  verified: true,
  verified_by: 'oauth',
  verified_at: '2026-11-01T00:00:00.000Z',
  pending: null,
  reads_views: false,
};
const waiting = {
  ...linked,
  id: 'u1__instagram',
  platform: 'instagram',
  verified: false,
  verified_by: null,
  verified_at: null,
  pending: {
    username: 'ada',
    url: 'https://www.instagram.com/ada/',
    code: 'ABC123',
    expires_at: '2026-11-20T01:00:00.000Z',
  },
};
const show = (at = '/profile', shown = {}) => renderScreen(<ConnectedAccounts uid="u1" shown={shown} />, at);
const item = async (platform: string) =>
  (await screen.findAllByRole('listitem')).find((row) => within(row).queryByText(platform)) as HTMLElement;

beforeEach(() => saveSession('t', aPerson()));

it.each([
  ['content_creator', '/my-store'],
  ['business_owner', undefined],
] as const)('leads a %s to the links of a store: %s', (role, address) => {
  saveSession('t', aPerson({ role }));
  answerApi({ [list]: { json: [] } });
  show();
  expect(screen.queryByRole('link', { name: 'your store' })?.getAttribute('href')).toBe(address);
});

describe('connecting by signing in', () => {
  const aTab = () => ({ opener: {} as unknown, location: { replace: vi.fn() }, close: vi.fn() });
  const openChoice = async () => {
    await user.click(within(await item('TikTok')).getByRole('button', { name: 'Connect TikTok' }));
    return within(await screen.findByRole('dialog', { name: 'Connect TikTok' }));
  };
  const press = async () => user.click((await openChoice()).getByRole('button', { name: 'Continue to TikTok' }));

  it('goes to the platform in a new tab that knows nothing of this one', async () => {
    const start = 'http://127.0.0.1/api/social-accounts/oauth/tiktok?token=x';
    answerApi({
      [list]: { json: [] },
      [ticket]: { status: 201, json: { ticket: 'x', url: start, expires_at: '2026-11-20T01:00:00.000Z' } },
    });
    const tab = aTab();
    vi.stubGlobal('open', () => tab);
    show();
    await press();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(start));
    expect(tab.opener).toBeNull();
  });

  it('says what is read before it goes, and asks for it only when that is chosen', async () => {
    const json = { ticket: 'x', url: 'http://127.0.0.1/x', expires_at: '2026-11-20T01:00:00.000Z' };
    const calls = answerApi({ [list]: { json: [] }, [ticket]: { status: 201, json } });
    vi.stubGlobal('open', aTab);
    show();
    const first = await openChoice();
    expect(first.getByText(/^Views, likes, comments and shares of posts that you submit as treasures/)).toBeVisible();
    expect(first.getByText(/comes from TikTok itself/)).toBeVisible();
    expect(first.getByText(/Unlinking the account stops it at once/)).toBeVisible();
    expect(first.getByRole('checkbox', { name: /Let Doubloon read the views/ })).not.toBeChecked();
    const asked = () => calls.filter(({ call }) => call === ticket).map(({ body }) => body);
    await user.click(first.getByRole('button', { name: 'Continue to TikTok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await openChoice();
    await user.click(second.getByRole('checkbox', { name: /Let Doubloon read the views/ }));
    await user.click(second.getByRole('button', { name: 'Continue to TikTok' }));
    await waitFor(() => expect(asked()).toEqual([{ platform: 'tiktok' }, { platform: 'tiktok', read_views: true }]));
  });

  it('is offered again to an account whose views are not read, and to no other', async () => {
    answerApi({ [list]: { json: [{ ...linked, reads_views: false }] } });
    const { unmount } = show();
    await user.click(within(await item('TikTok')).getByRole('button', { name: 'Let views be read: TikTok' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect TikTok' }));
    expect(dialog.getByRole('checkbox', { name: /Let Doubloon read the views/ })).toBeChecked();
    unmount();
    answerApi({ [list]: { json: [{ ...linked, reads_views: true }] } });
    show();
    const row = await item('TikTok');
    await waitFor(() => expect(row.textContent).toContain('views are read'));
    expect(within(row).queryByRole('button', { name: /views be read/ })).toBeNull();
  });

  it('closes the tab and says why when it cannot begin', async () => {
    const message = 'Connecting through TikTok is not set up. Use the verification code.';
    answerApi({ [list]: { json: [] }, [ticket]: { status: 409, json: { code: 'illegal_state', message } } });
    const tab = aTab();
    vi.stubGlobal('open', () => tab);
    show();
    await press();
    await waitFor(() => expect(toastTexts()).toEqual([message]));
    expect(tab.close).toHaveBeenCalled();
  });

  it('asks somebody to log in whose session has ended meanwhile', async () => {
    const calls = answerApi({ [list]: { json: [] } });
    show();
    await item('TikTok');
    clearSession();
    await press();
    await waitFor(() => expect(toastTexts()).toEqual(['Please log in to connect TikTok']));
    expect(calls.map(({ call }) => call)).toEqual([list]);
  });

  it('is offered where the platform has it', async () => {
    answerApi({ [list]: { json: [] } });
    show();
    await item('Facebook');
    expect(screen.getAllByRole('button', { name: /^Connect / }).map((each) => each.getAttribute('aria-label'))).toEqual(
      ['Connect TikTok', 'Connect Instagram', 'Connect YouTube', 'Connect Twitter'],
    );
    expect(screen.getAllByRole('button', { name: /^Use a code: / })).toHaveLength(6);
  });
});

describe('coming back from a platform', () => {
  it.each([
    ['social=connected&platform=tiktok', 'TikTok account connected successfully!'],
    ['social=failed&platform=youtube&reason=taken', 'This YouTube account is already linked to another user.'],
    ['social=failed&platform=twitter&reason=nonsense', /^Twitter did not let us see your account/],
  ])('says once what came of it: %s', async (search, said) => {
    answerApi({ [list]: { json: [] } });
    show(`/profile?${search}`);
    await item('TikTok');
    expect(toastTexts()).toEqual([expect.stringMatching(said)]);
    expect(screen.getByText(said)).toBeVisible();
  });

  it('says nothing about a platform that does not exist', async () => {
    answerApi({ [list]: { json: [] } });
    show('/profile?social=connected&platform=pirates');
    await item('TikTok');
    expect(toastTexts()).toEqual([]);
  });

  it('shows the new account in the tab one came from', async () => {
    answerApi({ [list]: { json: [] } });
    show();
    expect((await item('TikTok')).textContent).toContain('Not linked');
    answerApi({ [list]: { json: [linked] } });
    act(tellOtherTabs);
    await waitFor(async () => expect((await item('TikTok')).textContent).toContain('Linked'));
  });
});

describe('an account', () => {
  const save = 'PUT /users/profile/u1';

  it('is hidden and shown by its box, which goes back when that fails', async () => {
    const calls = answerApi({ [list]: { json: [linked] }, [save]: { status: 502, json: {} } });
    show('/profile', { tiktok: url });
    const box = within(await item('TikTok')).getByLabelText('Show on my public profile');
    expect(box).toBeChecked();
    const answer = holdAnswers();
    await user.click(box);
    expect(box).not.toBeChecked();
    answer();
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await waitFor(() => expect(box).toBeChecked());
    expect(calls.find(({ call }) => call === save)?.body).toEqual({ socialLinks: { tiktok: '' } });
  });

  it('is unlinked after a question, and stays when the server says why not', async () => {
    const message = 'Your treasure for "Iced Tea" is not decided yet. Please wait for its decision.';
    answerApi({ [list]: { json: [linked] }, 'DELETE /social-accounts/u1__tiktok': { status: 409, json: { message } } });
    show();
    await user.click(within(await item('TikTok')).getByRole('button', { name: 'Unlink: TikTok' }));
    const dialog = screen.getByRole('dialog', { name: 'Unlink your TikTok account?' });
    await user.click(within(dialog).getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(toastTexts()).toEqual([message]));
  });

  it('that waits for its code can be gone on with', async () => {
    answerApi({ [list]: { json: [waiting] } });
    show();
    const row = await item('Instagram');
    expect(row.textContent).toContain('Waiting for your code');
    await user.click(within(row).getByRole('button', { name: 'Continue: Instagram' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify account' });
    expect(within(dialog).getByText('ABC123')).toBeVisible();
  });
});
