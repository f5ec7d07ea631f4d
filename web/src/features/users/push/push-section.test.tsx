import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { givePushBrowser, takePushBrowser } from '../../../testing/push-browser.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { saveSession } from '../../../shared/state/session.ts';
import { PushSection } from './push-section.tsx';

vi.mock('../../../shared/push/push-token.ts', () => ({
  readPushToken: () => Promise.resolve('token-of-this-browser'),
}));

const none = {
  vapidKey: 'key',
  choices: { decisions: true, progress: false, messages: true, saved: true },
  devices: [],
};
const here = { id: 'pdv_1', browser: 'Chrome on Windows', added_at: '2026-11-20T08:00:00.000Z' };
const phone = { id: 'pdv_2', browser: 'Safari on iPhone', added_at: '2026-11-19T08:00:00.000Z' };
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

beforeEach(() => saveSession('t', aPerson({ uid: 'cy', role: 'content_creator' })));
afterEach(takePushBrowser);

describe('browser notifications on the profile', () => {
  it('are switched on by a press, after which the browser asks', async () => {
    const { requestPermission } = givePushBrowser();
    const answers: Parameters<typeof answerApi>[0] = {
      'GET /push': { json: none },
      'POST /push/devices': { status: 201, json: { id: 'pdv_1' } },
    };
    answerApi(answers);
    renderScreen(<PushSection />);
    const on = await box(/^Notify me in this browser/);
    expect(on).not.toBeChecked();
    expect(requestPermission).not.toHaveBeenCalled();
    answers['GET /push'] = { json: { ...none, devices: [here] } };
    await user.click(on);
    await waitFor(() => expect(toastTexts()).toEqual(['Browser notifications are on']));
    expect(on).toBeChecked();
    expect(screen.queryByText('Also on')).toBeNull();
  });

  it('stay off when the browser was told not to', async () => {
    givePushBrowser({ answer: 'denied' });
    const calls = answerApi({ 'GET /push': { json: none } });
    renderScreen(<PushSection />);
    await user.click(await box(/^Notify me in this browser/));
    await waitFor(() => expect(toastTexts()).toEqual(['Notifications are not allowed in this browser']));
    expect(calls.map(({ call }) => call)).not.toContain('POST /push/devices');
    expect(await screen.findByText(/^This browser blocks notifications of Doubloon/)).toBeVisible();
  });

  it('list the other browsers, which can be removed', async () => {
    givePushBrowser();
    answerApi({
      'GET /push': { json: { ...none, devices: [phone] } },
      'DELETE /push/devices/pdv_2': { json: { success: true } },
    });
    renderScreen(<PushSection />);
    expect(await box(/^Notify me in this browser/)).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove Safari on iPhone' }));
    await waitFor(() => expect(toastTexts()).toContain('The browser was removed'));
  });

  it('say why there is no switch where the browser cannot show them', async () => {
    answerApi({ 'GET /push': { json: none } });
    renderScreen(<PushSection />);
    expect(await screen.findByText(/^This browser cannot show notifications/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are promised on no site that is not set up for them', async () => {
    givePushBrowser();
    answerApi({ 'GET /push': { json: { ...none, vapidKey: null } } });
    renderScreen(<PushSection />);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Browser notifications' })).toBeNull());
  });
});
