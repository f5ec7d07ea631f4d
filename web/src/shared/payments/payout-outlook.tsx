import type { PaymentProblemView } from '@doubloon/contract/payments/payment-problem.ts';
import type { PayoutPreview as Preview } from '@doubloon/contract/payments/receipt.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import type { PaidThing, PaymentFailureNews } from './payment-failure.ts';
import { PayoutPreview } from './payout-preview.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';

interface PayoutOutlookProps {
  preview: UseQueryResult<Preview>;
  paid: PaidThing;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  /** Why it could not be paid a moment ago. */
  failure: PaymentFailureNews | undefined;
  /** Why it could not be paid earlier, as it was stored then. */
  earlier: PaymentProblemView | null;
}

/** Shows the payment for accepting a treasure or proof, or the latest reason why it cannot be paid; outdated problems are hidden. */
export function PayoutOutlook({ preview, paid, remainingCents, failure, earlier }: PayoutOutlookProps) {
  if (failure) return <PaymentFailureNotice news={failure} />;
  const standing = preview.isLoading ? null : standingProblem(earlier, preview.data);
  return (
    <>
      <PayoutPreview preview={preview} paid={paid} remainingCents={remainingCents} explained={standing !== null} />
      {standing && <UnpaidNotice problem={standing} />}
    </>
  );
}

function standingProblem(earlier: PaymentProblemView | null, now: Preview | undefined): PaymentProblemView | null {
  return !now || now.problem?.reason === earlier?.reason ? earlier : null;
}
