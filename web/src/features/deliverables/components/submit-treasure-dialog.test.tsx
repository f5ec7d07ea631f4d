import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/application-on-the-wire.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { aTreasureOnTheWire } from '../../../testing/treasure-on-the-wire.ts';
import { SubmitTreasureDialog } from './submit-treasure-dialog.tsx';

const project = ApplicationView.decode(anApplicationOnTheWire({ status: 'approved' }) as never);
const post = 'https://www.tiktok.com/@ada/video/7301';
const account = {
  id: 'usr_ada__tiktok',
  platform: 'tiktok',
  username: 'ada',
  url: 'https://www.tiktok.com/@ada',
  verified: true,
  verified_by: 'code',
  verified_at: '2026-11-18T00:00:00.000Z',
  pending: null,
};
const valid = { isValid: true, status: 'valid', platform: 'tiktok' };

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const show = (onClose = vi.fn()) => {
  renderScreen(<SubmitTreasureDialog project={project} onClose={onClose} />);
  return onClose;
};

describe('SubmitTreasureDialog', () => {
  it('cannot be sent without a link', () => {
    show();
    expect(screen.getByRole('button', { name: 'Submit Treasure' }).hasAttribute('disabled')).toBe(true);
  });

  it('checks the platform before it asks the server anything', async () => {
    const calls = answerApi({});
    show();
    type('Link', 'https://youtu.be/dQw4w9WgXcQ');
    press('Submit Treasure');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "This campaign requires TikTok content, but you're submitting YouTube content",
    );
    expect(calls).toEqual([]);
  });

  it("says the server's reason, or that the link could not be verified", async () => {
    answerApi({ 'POST /utils/verify-link': { json: { ...valid, isValid: false, status: 'unverifiable' } } });
    show();
    type('Link', post);
    press('Submit Treasure');
    expect((await screen.findByRole('alert')).textContent).toBe('Unable to verify the social media link');
  });

  it('delivers the post with whole views once the account is linked', async () => {
    const calls = answerApi({
      'POST /utils/verify-link': { json: valid },
      'GET /social-accounts': { json: [account] },
      'POST /deliverables': { status: 201, json: aTreasureOnTheWire() },
    });
    const onClose = show();
    type('Link', ` ${post} `);
    type('View Count', '1200.7');
    press('Submit Treasure');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.at(-1)?.body).toEqual({
      application_id: 'cmp_1__u1',
      campaign_id: 'cmp_1',
      creator_id: 'u1',
      url: post,
      view_count: 1200,
    });
    expect(toastTexts()).toEqual(['Treasure submitted successfully!']);
  });

  it('asks to link the account first, by the code on the profile page', async () => {
    const calls = answerApi({
      'POST /utils/verify-link': { json: valid },
      'GET /social-accounts': { json: [] },
      'POST /utils/verify-account': { json: { isValid: true, status: 'valid' } },
      'POST /social-accounts/verification-code': {
        status: 201,
        json: { code: 'AB12CD', expires_at: '2026-11-19T00:00:00.000Z' },
      },
      'PUT /auth/social-links': { json: { success: true, account } },
    });
    show();
    type('Link', post);
    press('Submit Treasure');
    await screen.findByText('Link your account');
    press('Continue');
    expect(screen.getByText('Please enter an account URL')).toBeTruthy();
    type('TikTok account URL', account.url);
    press('Continue');
    expect((await screen.findByLabelText('Verification code')).textContent).toBe('AB12CD');
    press('Verify');
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Account verification successful! You can now submit treasure.']),
    );
    expect(calls.at(-1)).toMatchObject({ body: { platform: 'tiktok', accountUrl: account.url } });
    await waitFor(() => expect(screen.queryByText('Verify account')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(post);
  });

  it('never takes an account that could not be checked for a good one', async () => {
    answerApi({
      'POST /utils/verify-link': { json: valid },
      'GET /social-accounts': { json: [] },
      'POST /utils/verify-account': { json: { isValid: true, status: 'unverifiable' } },
    });
    show();
    type('Link', post);
    press('Submit Treasure');
    await screen.findByText('Link your account');
    type('TikTok account URL', account.url);
    press('Continue');
    expect(await screen.findByText('Unable to verify account')).toBeTruthy();
    expect(screen.queryByLabelText('Verification code')).toBeNull();
  });
});
