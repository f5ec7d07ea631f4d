import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toastError } from './toasts.ts';

/** Leads to `to` with a toast once a screen knows that what it should show does not exist; Back does not return to it. */
export function useLeaveWhenMissing(missing: boolean, message: string, to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!missing) return;
    toastError(message);
    void navigate(to, { replace: true });
  }, [missing, message, to, navigate]);
}
