import { create } from 'zustand';

export const MAX_TOASTS = 20;
export const TOAST_SUCCESS_MS = 3000;
export const TOAST_ERROR_MS = 4000;

export interface Toast {
  id: number;
  type: 'success' | 'error';
  text: string;
  /** How long the toast stays, in milliseconds. */
  durationMs: number;
}

interface ToastState {
  toasts: readonly Toast[];
  show: (type: Toast['type'], text: string, durationMs: number) => void;
  dismiss: (id: number) => void;
}

let lastId = 0;

/** The messages on the screen, oldest first; beyond the limit the oldest make room. */
export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  show: (type, text, durationMs) => {
    lastId += 1;
    const toast = { id: lastId, type, text, durationMs };
    set((state) => ({ toasts: [...state.toasts, toast].slice(-MAX_TOASTS) }));
  },
  dismiss: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),
}));

/** Says that something worked. */
export function toastSuccess(text: string, durationMs = TOAST_SUCCESS_MS): void {
  useToasts.getState().show('success', text, durationMs);
}

/** Says that something went wrong. */
export function toastError(text: string, durationMs = TOAST_ERROR_MS): void {
  useToasts.getState().show('error', text, durationMs);
}
