import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LinkAccountDialog } from './link-account-dialog.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answers = (code: string) => ({
  'POST /utils/verify-account': { json: { isValid: true, status: 'valid', platform: 'tiktok' } },
  'POST /social-accounts/verification-code': { status: 201, json: { code, expires_at: '2026-11-20T00:30:00.000Z' } },
});
const field = () => screen.getByLabelText('TikTok account URL');
const named = async () => {
  renderScreen(<LinkAccountDialog platform="tiktok" onLinked={vi.fn()} onClose={vi.fn()} />);
  fireEvent.change(field(), { target: { value: 'https://www.tiktok.com/@adda' } });
  press('Continue');
  await screen.findByText('ABC123');
};

describe('LinkAccountDialog', () => {
  it('goes back to name another account, with what was typed still there', async () => {
    answerApi(answers('ABC123'));
    await named();
    press('Use another account');
    expect(field()).toHaveProperty('value', 'https://www.tiktok.com/@adda');
    const calls = answerApi(answers('XYZ789'));
    fireEvent.change(field(), { target: { value: 'https://www.tiktok.com/@ada' } });
    press('Continue');
    expect(await screen.findByText('XYZ789')).toBeTruthy();
    expect(calls[1]?.body).toEqual({ accountUrl: 'https://www.tiktok.com/@ada', platform: 'tiktok' });
  });

  it('gets a new code in the place of the old one', async () => {
    answerApi(answers('ABC123'));
    await named();
    answerApi(answers('XYZ789'));
    press('Get a new code');
    expect(await screen.findByText('XYZ789')).toBeTruthy();
    expect(screen.queryByText('ABC123')).toBeNull();
  });

  it('keeps the code when a new one cannot be had', async () => {
    answerApi(answers('ABC123'));
    await named();
    answerApi({ 'POST /utils/verify-account': { status: 502, json: { message: 'TikTok does not answer' } } });
    press('Get a new code');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('TikTok does not answer'));
    expect(screen.getByText('ABC123')).toBeTruthy();
  });
});
