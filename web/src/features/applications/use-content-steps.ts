import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../shared/api/api-error.ts';
import { putAnswered } from '../../shared/api/put-answered.ts';
import { paymentFailureOf, type PaymentFailureNews } from '../../shared/payments/payment-failure.ts';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { applicationsText, PAYMENT_SHOWN_MS } from '../../shared/text/applications.ts';
import { formatCents } from '../../shared/ui/money-format.ts';
import { approvePayment } from './api/approve-payment.ts';
import { decideContent } from './api/decide-content.ts';

export type ContentStep = 'approve' | 'send_back' | 'pay';

interface StepTaken {
  step: ContentStep;
  feedback: string;
}

/** Approves content or sends it back, and approves its payment; says how that went. `onPaid` gets a payout that was sent. */
export function useContentSteps(applicationId: string, onDone: () => void, onPaid: (payout: PayoutView) => void) {
  const [failure, setFailure] = useState<PaymentFailureNews>();
  const client = useQueryClient();
  const taking = useMutation({
    mutationFn: async ({
      step,
      feedback,
    }: StepTaken): Promise<{ application: ApplicationView; payout: PayoutView | null }> => {
      if (step === 'pay') {
        const { payout, ...application } = await approvePayment(applicationId, feedback);
        return { application, payout };
      }
      return { application: await decideContent(applicationId, step === 'approve', feedback), payout: null };
    },
    onMutate: () => setFailure(undefined),
    onSuccess: async ({ application, payout }, { step }) => {
      await putAnswered(client, 'applications', application, 'id');
      tellSuccess(step, payout);
      if (payout?.status === 'paid') onPaid(payout);
      else onDone();
      await Promise.all(
        ['applications', 'campaigns', 'payouts', 'dashboard'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
    onError: (error, { step }) => {
      const news = paymentFailureOf(error, 'application');
      setFailure(news);
      const what = step === 'pay' ? applicationsText.paymentFailed : applicationsText.contentFailed;
      if (news) toastError(news.text, PAYMENT_SHOWN_MS.failed);
      else toastError(failureText(what, error));
    },
  });
  return { taking, failure };
}

function tellSuccess(step: ContentStep, payout: PayoutView | null): void {
  if (step === 'approve') toastSuccess(applicationsText.contentApproved);
  else if (step === 'send_back') toastSuccess(applicationsText.contentSentBack);
  else if (!payout) toastSuccess(applicationsText.paymentApproved(formatCents(0)), PAYMENT_SHOWN_MS.confirmed);
  else {
    const amount = formatCents(payout.amount);
    const text =
      payout.status === 'paid' ? applicationsText.paymentSent(amount) : applicationsText.paymentUnsure(amount);
    toastSuccess(text, PAYMENT_SHOWN_MS.confirmed);
  }
}
