import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { OpenDashboard } from './open-dashboard.tsx';

const link = 'POST /payments/stripe-connect/create-dashboard-link';
const url = 'https://connect.example/express/acct_1/once';
const answer = { [link]: { status: 201, json: { url } } };

beforeEach(() => saveSession('t', aPerson()));
afterEach(() => vi.restoreAllMocks());

/** A browser that opens a new tab on a press, or none. */
function browserWith(tab: object | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as Window | null);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  renderScreen(<OpenDashboard uid="u1" />);
  return { open, assign };
}
const aTab = () => ({ opener: window as Window | null, close: vi.fn(), location: { replace: vi.fn() } });
const press = () => user.click(screen.getByRole('button', { name: 'Open Stripe dashboard' }));

describe('the button to the Stripe dashboard', () => {
  it('opens it in a new tab that knows nothing of this one, with a fresh link each time', async () => {
    const calls = answerApi(answer);
    const tab = aTab();
    const { assign } = browserWith(tab);
    await press();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
    expect(tab.opener).toBeNull();
    await press();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(2));
    expect(calls.map(({ call }) => call)).toEqual([link, link]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes there in this tab where the browser opens none', async () => {
    answerApi(answer);
    const { assign } = browserWith(null);
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  });

  it('says so and closes the tab when there is no link', async () => {
    answerApi({ [link]: { status: 502, json: { message: 'The payment provider does not answer' } } });
    const tab = aTab();
    browserWith(tab);
    await press();
    await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
    expect(toastTexts()).toEqual(['The payment provider does not answer']);
  });

  it('opens nothing for somebody whose session has ended meanwhile', async () => {
    const calls = answerApi(answer);
    const { open } = browserWith(aTab());
    clearSession();
    await press();
    expect(toastTexts()).toEqual(['Please log in to connect your Stripe account']);
    expect(open).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });
});
