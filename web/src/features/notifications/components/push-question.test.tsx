import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { considerPush, endPushQuestion, usePushQuestion } from '../../../shared/push/push-question-state.ts';
import { keepDevice } from '../../../shared/push/push-storage.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { givePushBrowser, takePushBrowser } from '../../../testing/push-browser.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { PushQuestion } from './push-question.tsx';

vi.mock('../../../shared/push/push-token.ts', () => ({
  readPushToken: () => Promise.resolve('token-of-this-browser'),
}));

const choices = { decisions: true, progress: false, messages: true, saved: true };
const settings = (vapidKey: string | null) => ({ 'GET /push': { json: { vapidKey, choices, devices: [] } } });
const isOpen = () => usePushQuestion.getState().open;

beforeEach(() => {
  localStorage.clear();
  endPushQuestion();
});
afterEach(takePushBrowser);

describe('the offer of browser notifications', () => {
  it('is made where the browser could show them', () => {
    givePushBrowser();
    considerPush();
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['that cannot', () => undefined],
    ['that was told not to', () => givePushBrowser({ permission: 'denied' })],
    ['where they are on', () => void (givePushBrowser(), keepDevice({ uid: 'cy', id: 'pdv_1', at: 0 }))],
  ])('is not made in a browser %s', (_case, prepare) => {
    prepare();
    considerPush();
    expect(isOpen()).toBe(false);
  });

  it('is made once, and not again after a no; the browser is never asked', async () => {
    const { requestPermission } = givePushBrowser();
    answerApi(settings('key'));
    considerPush();
    renderScreen(<PushQuestion uid="cy" />);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(isOpen()).toBe(false);
    considerPush();
    expect(isOpen()).toBe(false);
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it('has the browser ask after a yes, and goes', async () => {
    const { requestPermission } = givePushBrowser();
    const calls = answerApi({ ...settings('key'), 'POST /push/devices': { status: 201, json: { id: 'pdv_1' } } });
    considerPush();
    renderScreen(<PushQuestion uid="cy" />);
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Browser notifications are on']));
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(calls.map(({ call }) => call)).toContain('POST /push/devices');
    expect(isOpen()).toBe(false);
  });

  it('is not made, and may be made later, where the site sends none', async () => {
    givePushBrowser();
    const calls = answerApi(settings(null));
    considerPush();
    renderScreen(<PushQuestion uid="cy" />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
    endPushQuestion();
    considerPush();
    expect(isOpen()).toBe(true);
  });
});
