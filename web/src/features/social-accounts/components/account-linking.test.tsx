import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { AccountLinking } from './account-linking.tsx';

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const answers = (code: string) => ({
  'POST /utils/verify-account': { json: { isValid: true, status: 'valid', platform: 'tiktok' } },
  'POST /social-accounts/verification-code': { status: 201, json: { code, expires_at: '2026-11-20T00:30:00.000Z' } },
});
const field = () => screen.getByLabelText('TikTok account URL');
const named = async () => {
  renderScreen(<AccountLinking platform="tiktok" onLinked={vi.fn()} onClose={vi.fn()} />);
  await fill(field(), 'https://www.tiktok.com/@adda');
  await press('Continue');
  await screen.findByText('ABC123');
};

describe('AccountLinking', () => {
  it('goes back to name another account, with what was typed still there', async () => {
    answerApi(answers('ABC123'));
    await named();
    await press('Use another account');
    expect(field()).toHaveValue('https://www.tiktok.com/@adda');
    const calls = answerApi(answers('XYZ789'));
    await fill(field(), 'https://www.tiktok.com/@ada');
    await press('Continue');
    expect(await screen.findByText('XYZ789')).toBeVisible();
    expect(calls[1]?.body).toEqual({ accountUrl: 'https://www.tiktok.com/@ada', platform: 'tiktok' });
  });

  it('gets a new code in the place of the old one', async () => {
    answerApi(answers('ABC123'));
    await named();
    answerApi(answers('XYZ789'));
    await press('Get a new code');
    expect(await screen.findByText('XYZ789')).toBeVisible();
    expect(screen.queryByText('ABC123')).toBeNull();
  });

  it('keeps the code when a new one cannot be had', async () => {
    answerApi(answers('ABC123'));
    await named();
    answerApi({ 'POST /utils/verify-account': { status: 502, json: { message: 'TikTok does not answer' } } });
    await press('Get a new code');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Unable to verify resource'));
    expect(screen.getByText('ABC123')).toBeVisible();
  });

  it('asks for the address before anything is checked', async () => {
    const calls = answerApi({});
    renderScreen(<AccountLinking platform="facebook" onLinked={vi.fn()} onClose={vi.fn()} />);
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter an account URL');
    expect(screen.getByLabelText('Facebook account URL')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it.each([
    [{ json: { isValid: false, status: 'invalid' } }, /^Invalid account URL$/],
    [{ json: { isValid: false, status: 'unverifiable' } }, /^Unable to verify account.*public.*Social Media Links/],
    [{ status: 502, json: {} }, /^Unable to verify resource$/],
    [{ status: 429, json: { code: 'too_many_requests', message: 'Slow down' } }, /^Slow down$/],
  ])('says why an address was not taken: %j', async (answer, said) => {
    answerApi({ 'POST /utils/verify-account': answer });
    renderScreen(<AccountLinking platform="tiktok" onLinked={vi.fn()} onClose={vi.fn()} />);
    await fill(field(), 'https://www.tiktok.com/@ada');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(field()).toHaveValue('https://www.tiktok.com/@ada');
  });

  it('takes an address without its scheme', async () => {
    const calls = answerApi(answers('ABC123'));
    renderScreen(<AccountLinking platform="tiktok" onLinked={vi.fn()} onClose={vi.fn()} />);
    await fill(field(), 'www.tiktok.com/@ada');
    await press('Continue');
    await screen.findByText('ABC123');
    expect(calls[0]?.body).toEqual({ url: 'https://www.tiktok.com/@ada', platform: 'tiktok' });
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.tiktok.com/@ada');
  });

  it('says that an address could not be checked without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    renderScreen(<AccountLinking platform="tiktok" onLinked={vi.fn()} onClose={vi.fn()} />);
    await fill(field(), 'https://www.tiktok.com/@ada');
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to verify account URL');
  });

  it('offers no sign-in where a platform has none', async () => {
    answerApi({ 'POST /utils/verify-account': { json: { isValid: false, status: 'unverifiable' } } });
    renderScreen(<AccountLinking platform="xiaohongshu" onLinked={vi.fn()} onClose={vi.fn()} />);
    const url = 'https://www.xiaohongshu.com/user/profile/ada';
    await fill(screen.getByLabelText('Xiaohongshu (Rednote) account URL'), url);
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toMatch(/try again\.$/);
  });

  it.each([
    [
      {
        status: 409,
        json: {
          code: 'illegal_state',
          message: 'Verification failed. Please try again.',
          details: 'The profile does not show the code.',
        },
      },
      /^Verification failed. Please try again.The profile does not show the code.$/,
    ],
    [
      {
        status: 502,
        json: { code: 'provider_unavailable', message: 'Unable to verify account', requestId: 'req_7' },
      },
      /^Unable to verify accountThe platform did not show.*public/,
    ],
    [{ json: { success: false } }, /^Failed to update social link$/],
  ])('says why an account was not linked: %j', async (answer, said) => {
    answerApi({ ...answers('ABC123'), 'PUT /auth/social-links': answer });
    await named();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await press('Verify');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(said);
    expect(scrolled.mock.contexts).toEqual([alert]);
    scrolled.mockRestore();
    expect(toastTexts()).toEqual([]);
  });

  it('copies the code', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    answerApi(answers('ABC123'));
    await named();
    await press('Copy code');
    await waitFor(() => expect(toastTexts()).toEqual(['Code copied']));
    expect(writeText).toHaveBeenCalledWith('ABC123');
  });
});
