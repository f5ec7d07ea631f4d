import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { approvePayment, decideContent } from '@doubloon/contract/applications/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../shared/api/api-error.ts';
import { inPlace, type Told } from '../../shared/api/mutation-effects.ts';
import { request } from '../../shared/api/request.ts';
import { paymentFailureOf, type PaymentFailureNews } from '../../shared/payments/payment-failure.ts';
import { applicationsText, PAYMENT_SHOWN_MS } from '../../shared/text/applications.ts';
import { formatCents } from '../../shared/ui/money-format.ts';

export type ContentStep = 'approve' | 'send_back' | 'pay';

interface StepTaken {
  step: ContentStep;
  feedback: string;
}

interface Taken {
  application: ApplicationView;
  payout: PayoutView | null;
}

/** Approves content or sends it back, and approves its payment; says how that went. `onPaid` gets a payout that was sent. */
export function useContentSteps(applicationId: string, onDone: () => void, onPaid: (payout: PayoutView) => void) {
  const [failure, setFailure] = useState<PaymentFailureNews>();
  const taking = useMutation({
    mutationFn: async ({ step, feedback }: StepTaken): Promise<Taken> => {
      const params = { id: applicationId };
      if (step === 'pay') {
        const { payout, ...application } = await request(approvePayment, {
          params,
          body: { approved: true, ...(feedback && { feedback }) },
        });
        return { application, payout };
      }
      const body = { approved: step === 'approve', ...(feedback && { feedback }) };
      return { application: await request(decideContent, { params, body }), payout: null };
    },
    onMutate: () => setFailure(undefined),
    meta: {
      shows: (client, { application }: Taken) => inPlace('applications', 'id')(client, application),
      invalidates: ['applications', 'campaigns', 'payments', 'dashboard'],
      success: ({ payout }: Taken, { step }: StepTaken) => successOf(step, payout),
      failure: (error, { step }: StepTaken) => {
        const news = paymentFailureOf(error, 'application');
        const what = step === 'pay' ? applicationsText.paymentFailed : applicationsText.contentFailed;
        return news ? { text: news.text, ms: PAYMENT_SHOWN_MS.failed } : failureText(what, error);
      },
    },
    onSuccess: ({ payout }) => (payout?.status === 'paid' ? onPaid(payout) : onDone()),
    onError: (error) => setFailure(paymentFailureOf(error, 'application')),
  });
  return { taking, failure };
}

function successOf(step: ContentStep, payout: PayoutView | null): Told {
  if (step === 'approve') return applicationsText.contentApproved;
  if (step === 'send_back') return applicationsText.contentSentBack;
  const ms = PAYMENT_SHOWN_MS.confirmed;
  if (!payout) return { text: applicationsText.paymentApproved(formatCents(0)), ms };
  const words = payout.status === 'paid' ? applicationsText.paymentSent : applicationsText.paymentUnsure;
  return { text: words(formatCents(payout.amount)), ms };
}
