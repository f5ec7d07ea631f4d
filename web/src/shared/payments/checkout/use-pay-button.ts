import { useEffect, useRef } from 'react';
import { useGoOnOnceProven } from '../../proven-email/use-go-on-once-proven.ts';
import { loadStripeJs } from './stripe-js.ts';

/**
 * The button of a form that leads to a payment. A payment that was refused because the e-mail was not proven is asked for again by itself once it is,
 * unless something else was typed meanwhile.
 */
export function usePayButton() {
  const payButton = useRef<HTMLButtonElement>(null);
  const isAsRefused = useRef(false);
  const onceProven = useGoOnOnceProven(() => isAsRefused.current && payButton.current?.click());

  // It watches for fraud on the pages before a payment.
  useEffect(() => {
    void loadStripeJs();
  }, []);

  return {
    payButton,
    /** To be called when something is typed: that was not wanted to be paid for. */
    typed: () => void (isAsRefused.current = false),
    /** Takes a failure down, and throws it again. */
    refused: async (error: unknown): Promise<never> => {
      isAsRefused.current = true;
      await onceProven(error);
      throw error;
    },
  };
}
