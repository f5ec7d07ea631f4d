import { OwnProfile } from '@doubloon/contract/users/user.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession, useSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson, aProfile } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { ProfileEditor } from './profile-editor.tsx';

const save = 'PUT /auth/profile';
const open = (fields: Parameters<typeof aProfile>[0] = {}) => {
  const onDone = vi.fn();
  renderScreen(<ProfileEditor profile={OwnProfile.parse(aProfile(fields))} onDone={onDone} />);
  return onDone;
};
const type = (label: string, text: string) => fill(screen.getByLabelText(new RegExp(`^${label}`)), text);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => saveSession('t', aPerson()));

describe('editing the profile', () => {
  it('sends what was changed, and the session goes by the new name', async () => {
    const saved = { ...aProfile({ name: 'Ada L.' }), socialAccounts: {}, stripeAccount: null };
    const calls = answerApi({ [save]: { json: saved } });
    const onDone = open();
    await type('Name', 'Ada L.');
    await press('Save Changes');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(calls).toEqual([{ call: save, body: { name: 'Ada L.' } }]);
    expect(useSession.getState().user?.name).toBe('Ada L.');
    expect(toastTexts()).toEqual(['Profile updated successfully!']);
  });

  it('says to the verified, and to nobody else, what another name does to their badge', () => {
    const told = 'With another name or username your badge waits until our team has looked at it.';
    open({ isVerified: true });
    expect(screen.getByText(told)).toBeVisible();
    cleanup();
    open();
    expect(screen.queryByText(told)).toBeNull();
  });

  it('points at the field that the server refused, and keeps what was typed', async () => {
    answerApi({ [save]: { status: 409, json: { code: 'already_exists', message: 'This username is already taken' } } });
    open();
    await type('Username', 'grace');
    await press('Save Changes');
    const field = screen.getByLabelText(/^Username/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('grace');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(toastTexts()).toEqual(['This username is already taken']);
  });

  it('has its own words when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    open();
    await type('Bio', 'Films');
    await press('Save Changes');
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to update profile. Please try again.']));
  });

  it('leaves at once when nothing was changed, and asks otherwise', async () => {
    const onDone = open();
    await press('Cancel');
    expect(onDone).toHaveBeenCalledOnce();
    await type('Contact', '+65 6123 4567');
    await press('Cancel');
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  });
});
