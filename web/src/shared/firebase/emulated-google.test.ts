import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForEmulatedGoogleAccount } from './emulated-google.ts';

const popup = { document: undefined as unknown as Document, closed: false, close: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  popup.document = document.implementation.createHTMLDocument();
  popup.closed = false;
  vi.stubGlobal('open', () => popup);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stand-in for the Google popup', () => {
  it('answers the account that was typed as a Google ID token, and closes', async () => {
    const answer = askForEmulatedGoogleAccount();
    const fill = (name: string, value: string) => {
      const input = popup.document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (input) input.value = value;
    };
    fill('email', ' Ada@Example.com ');
    fill('name', 'Ada');
    popup.document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    await expect(answer).resolves.toBe(
      '{"sub":"google-ada@example.com","email":"ada@example.com","email_verified":true,"name":"Ada"}',
    );
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('says so when the popup is closed', async () => {
    const answer = expect(askForEmulatedGoogleAccount()).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
    popup.closed = true;
    vi.advanceTimersByTime(1000);
    await answer;
  });

  it('says so when the browser blocks popups', async () => {
    vi.stubGlobal('open', () => null);
    await expect(askForEmulatedGoogleAccount()).rejects.toMatchObject({ code: 'auth/popup-blocked' });
  });
});
