import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { VerificationRequest } from './verification-request.tsx';

const profile = { isVerified: false, verificationRequestedAt: null, verificationRefusedAt: null } as Parameters<
  typeof VerificationRequest
>[0]['profile'];

describe('asking to be verified', () => {
  it('is Request Verification for a creator', () => {
    renderScreen(<VerificationRequest profile={profile} role="content_creator" />);
    expect(screen.getByRole('button', { name: 'Request Verification' })).toBeVisible();
  });

  it('is open to owners in words of their own', async () => {
    const calls = answerApi({
      'POST /users/verification-request': {
        json: { success: true, verificationRequestedAt: '2026-11-20T00:00:00.000Z' },
      },
    });
    renderScreen(<VerificationRequest profile={profile} role="business_owner" />);
    expect(screen.queryByRole('button', { name: 'Request Verification' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask for the badge' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Verification requested. We will notify you.']));
    expect(calls.map(({ call }) => call)).toEqual(['POST /users/verification-request']);
  });

  it('is over for the verified', () => {
    renderScreen(<VerificationRequest profile={{ ...profile, isVerified: true }} role="business_owner" />);
    expect(screen.getByText('Creators see a badge beside your name and on your loots.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
