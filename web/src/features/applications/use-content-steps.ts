import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { approvePayment, decideContent } from '@doubloon/contract/applications/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { failureText } from '../../shared/api/api-error.ts';
import { inPlace } from '../../shared/api/mutation-effects.ts';
import { request } from '../../shared/api/request.ts';
import { acceptedNews, usePaidDecision } from '../../shared/payments/use-paid-decision.ts';
import { applicationsText } from '../../shared/text/applications.ts';

type ContentStep = 'approve' | 'send_back' | 'pay';

interface Taken {
  application: ApplicationView;
  payout: PayoutView | null;
}

/** Approves content or sends it back, and approves its payment. `onPaid` gets a payout that was sent. */
export function useContentSteps(applicationId: string, onDone: () => void, onPaid: (payout: PayoutView) => void) {
  return usePaidDecision({
    paid: 'application',
    send: async (step: ContentStep, feedback): Promise<Taken> => {
      const params = { id: applicationId };
      const words = feedback && { feedback };
      if (step !== 'pay') {
        const body = { approved: step === 'approve', ...words };
        return { application: await request(decideContent, { params, body }), payout: null };
      }
      const { payout, ...application } = await request(approvePayment, { params, body: { approved: true, ...words } });
      return { application, payout };
    },
    shows: (client, { application }: Taken) => inPlace('applications', 'id')(client, application),
    invalidates: ['applications', 'campaigns', 'payments', 'dashboard'],
    success: (step, { payout }) => {
      if (step === 'approve') return applicationsText.contentApproved;
      if (step === 'send_back') return applicationsText.contentSentBack;
      return acceptedNews(applicationsText, false, payout);
    },
    failed: (step, error) =>
      failureText(step === 'pay' ? applicationsText.paymentFailed : applicationsText.contentFailed, error),
    onDecided: (paid) => (paid ? onPaid(paid) : onDone()),
  });
}
