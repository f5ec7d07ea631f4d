import { create } from 'zustand';

export const MAX_TOASTS = 20;
export const TOAST_SUCCESS_MS = 3000;
export const TOAST_ERROR_MS = 4000;
/** How long something can be undone, in milliseconds; longer while a pointer or the focus is on its toast. */
export const TOAST_UNDO_MS = 6000;

export interface Toast {
  id: number;
  type: 'success' | 'error';
  text: string;
  /** How long the toast stays, in milliseconds. */
  durationMs: number;
  /** Takes back what the toast tells of; undefined where that is not possible. */
  undo?: (() => void) | undefined;
}

interface ToastState {
  toasts: readonly Toast[];
  show: (toast: Omit<Toast, 'id'>) => void;
  dismiss: (id: number) => void;
}

let lastId = 0;

/** The messages on the screen, oldest first; beyond the limit the oldest make room. */
export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  show: (told) => {
    lastId += 1;
    const toast = { id: lastId, ...told };
    set((state) => ({ toasts: [...state.toasts, toast].slice(-MAX_TOASTS) }));
  },
  dismiss: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),
}));

/** Says that something worked. */
export function toastSuccess(text: string, durationMs = TOAST_SUCCESS_MS): void {
  useToasts.getState().show({ type: 'success', text, durationMs });
}

/** Says that something went wrong. */
export function toastError(text: string, durationMs = TOAST_ERROR_MS): void {
  useToasts.getState().show({ type: 'error', text, durationMs });
}

/**
 * Says that something was done, and offers for `TOAST_UNDO_MS` to take it back by `undo`, the opposite call. Says nothing below an open
 * dialog, which makes toasts unreachable: a switch in a dialog is still there to be pressed again.
 */
export function toastUndo(text: string, undo: () => void): void {
  if (document.querySelector('dialog[open]')) return;
  useToasts.getState().show({ type: 'success', text, durationMs: TOAST_UNDO_MS, undo });
}
