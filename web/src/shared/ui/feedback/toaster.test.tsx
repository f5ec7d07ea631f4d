import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { toastError, toastSuccess, toastUndo } from '../../state/toasts.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  it('hides a success after 3 seconds and an error after 4', () => {
    renderScreen(<Toaster />);
    act(() => {
      toastSuccess('Saved');
      toastError('Lost');
    });
    after(2999);
    expect(toastTexts()).toEqual(['Saved', 'Lost']);
    after(1);
    expect(toastTexts()).toEqual(['Lost']);
    after(1000);
    expect(toastTexts()).toEqual([]);
  });

  it('keeps a message as long as it asks for', () => {
    renderScreen(<Toaster />);
    act(() => toastError('Payment Failed: x', 8000));
    after(7999);
    expect(toastTexts()).toHaveLength(1);
    after(1);
    expect(toastTexts()).toEqual([]);
  });

  it('waits for a pointer that reads it, but not for ever for one that rests there', async () => {
    renderScreen(<Toaster />);
    act(() => toastError('Lost'));
    await user.hover(screen.getByRole('alert'));
    after(14_999);
    expect(toastTexts()).toEqual(['Lost']);
    after(1);
    expect(toastTexts()).toEqual([]);

    act(() => toastError('Lost again'));
    await user.hover(screen.getByRole('alert'));
    after(10_000);
    await user.unhover(screen.getByRole('alert'));
    after(3999);
    expect(toastTexts()).toEqual(['Lost again']);
    after(1);
    expect(toastTexts()).toEqual([]);
  });

  it('leaves the focus to the screen when it is dismissed', async () => {
    renderScreen(
      <main id="main" tabIndex={-1}>
        <Toaster />
      </main>,
    );
    act(() => toastError('Lost'));
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    await user.click(dismiss);
    expect(toastTexts()).toEqual([]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays while the keyboard is on its button', () => {
    renderScreen(<Toaster />);
    act(() => toastError('Lost'));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    after(60_000);
    expect(toastTexts()).toEqual(['Lost']);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    after(4000);
    expect(toastTexts()).toEqual([]);
  });

  it('offers an undo for 6 seconds, which is not over while the keyboard is on it and runs once', async () => {
    renderScreen(
      <main id="main" tabIndex={-1}>
        <Toaster />
      </main>,
    );
    const undo = vi.fn();
    act(() => toastUndo('Removed', undo));
    after(5999);
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    after(60_000);
    await user.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(toastTexts()).toEqual([]);
    expect(screen.getByRole('main')).toHaveFocus();

    act(() => toastUndo('Removed again', undo));
    after(6000);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('shows at most 20, the newest', () => {
    renderScreen(<Toaster />);
    act(() => {
      for (let number = 1; number <= 21; number += 1) toastSuccess(`Toast ${number}`);
    });
    expect(screen.getAllByRole('status')).toHaveLength(20);
    expect(toastTexts()[0]).toBe('Toast 2');
  });
});
