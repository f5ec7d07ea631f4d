import { acceptReport, isCounted, reportOfTopUp } from '@doubloon/contract/payments/counted-posts.ts';
import { computeReceipt } from '@doubloon/contract/payments/statements/receipt.ts';
import { payoutIdOf } from '../payments/payouts/payable.ts';
import { toReceiptView } from '../payments/statements/show-payouts.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { NOTHING_PAID } from './open-top-up.ts';
import { getDeliverableOfCaller } from './show-deliverables.ts';

/** Works out the payment of the platform's count that is validated, as `openTopUp` found it due, by what is paid now. Throws `not_found` for a treasure that is not the caller's. */
export const previewTopUp: Handler<'previewTopUp'> = ({ db, caller }, { params }) =>
  unitOfWork(
    { db },
    async (tx) => {
      const deliverable = await getDeliverableOfCaller(tx, params.id, caller);
      const report = reportOfTopUp(deliverable);
      if (!report?.readingId) return { receipt: null };
      const { terms } = await tx.campaignFunds.get(deliverable.campaignId);
      const funds = await tx.applicationFunds.find(deliverable.applicationId);
      if (funds?.livePayoutId && funds.livePayoutId !== payoutIdOf(report.readingId)) return { receipt: null };
      const { posts, ...paid } = funds ?? NOTHING_PAID;
      const counted = acceptReport(posts, report);
      return { receipt: isCounted(counted, report) ? toReceiptView(computeReceipt(terms, counted, paid)) : null };
    },
    { readOnly: true },
  );
