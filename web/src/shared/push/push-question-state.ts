import { create } from 'zustand';
import { pushObstacle } from './push-obstacle.ts';
import { keptDevice } from './push-storage.ts';

const ASKED_STORAGE_KEY = 'loot_push_asked';

/** True from the moment at which it makes sense to offer push notifications until that was answered. */
export const usePushQuestion = create<{ open: boolean }>()(() => ({ open: false }));

/** Offers push notifications, now that somebody waits for an answer of others: once in a browser that could get them, and never where they are on. */
export function considerPush(): void {
  if (localStorage.getItem(ASKED_STORAGE_KEY) !== null || keptDevice() !== null) return;
  if (pushObstacle() === null) usePushQuestion.setState({ open: true });
}

/** Records that the offer was shown, so that it is not made again. */
export const rememberPushQuestion = (): void => localStorage.setItem(ASKED_STORAGE_KEY, 'yes');

export const endPushQuestion = (): void => usePushQuestion.setState({ open: false });
