import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { settleRefund } from '@doubloon/contract/admin/work-operations.ts';
import { type AdminCaseView, type CaseKind, HOLD_DOUBTED_DAYS } from '@doubloon/contract/cases/case.ts';
import { REFUND_ARRIVAL_BUSINESS_DAYS } from '@doubloon/contract/payments/refund-request.ts';
import { request } from '../../../../shared/api/request.ts';
import { formatCents } from '../../../../shared/ui/figures/numbers.tsx';
import type { Decision } from '../../decision.ts';

/** Words for granting where it is more than agreeing. */
export const grantLabels: Partial<Record<CaseKind, string>> = { hold: 'Release', settlement: 'Settle' };

type Verdict = 'granted' | 'refused' | 'flagged';

/** Cases that are granted or refused. A report is decided by what is done about it. */
type Grantable = Exclude<CaseKind, 'report'>;

const names: Record<Grantable, string> = {
  refund: 'refund',
  dispute: 'dispute',
  appeal: 'appeal',
  hold: 'held payment',
  figure: 'question about a figure',
  settlement: 'failed refund',
};

/** Cases that are granted by themselves at the end of their review, unless they are flagged. */
export const endByThemselves: readonly CaseKind[] = ['refund', 'hold'];

const effects: Record<Grantable, Record<Exclude<Verdict, 'flagged'>, string>> = {
  refund: {
    granted: `It is sent back to the card or account that paid, and arrives within ${REFUND_ARRIVAL_BUSINESS_DAYS} business days. This cannot be taken back.`,
    refused: 'The money stays where it is, and the owner reads your reason. This cannot be taken back.',
  },
  dispute: {
    granted: 'It is noted as accepted. The money follows what the bank decides, not this page.',
    refused: 'It is noted as contested. The money follows what the bank decides, not this page.',
  },
  appeal: {
    granted:
      'The rejection is lifted: it can be decided again, and both sides are told. A refused payment is made by itself.',
    refused: 'The decision stays, and whoever appealed reads your reason. There is no second appeal.',
  },
  hold: {
    granted:
      'It is paid at once when it was accepted, else once it is. These flags hold nothing of this treasure any more.',
    refused: 'What it was for is rejected, and the creator reads your reason. They can appeal.',
  },
  settlement: {
    granted:
      'Pay exactly this amount to the owner from the bank of the platform first, then write the reference of that transfer here: the owner reads it. The provider keeps the money, which is the platform’s then. This cannot be taken back.',
    refused: 'Nothing is paid. The owner can ask for the refund again.',
  },
  figure: {
    granted: 'Put the figure right first: its person reads that it is, and your reason.',
    refused: 'The figure stays, and its person reads your reason. They can ask again.',
  },
};

/** Refusing to pay for a failed refund that is owed to a cardholder, from whom its owner may have stolen the card. */
const NOT_TO_THE_OWNER =
  'Nothing is paid from the bank of the platform: the payment may be fraud. What is left is owed to the cardholder, who gets it by a dispute or from the card’s issuer. Write here how that went.';

/** Returns the texts and the request of an admin's decision about a case. */
export function caseDecision(
  {
    id,
    kind,
    amount,
    maybe_fraud: maybeFraud,
  }: Pick<AdminCaseView, 'id' | 'amount' | 'maybe_fraud'> & { readonly kind: Grantable },
  verdict: Verdict,
): Decision {
  const name = `${amount === null ? '' : `${formatCents(amount)} `}${names[kind]}`;
  const run = (reason: string) => request(decideCase, { params: { id }, body: { decision: verdict, reason } });
  if (verdict === 'flagged') {
    return {
      title: `Look closer at this ${name}?`,
      effect:
        kind === 'hold'
          ? `It is not paid by itself any more: it is refused ${HOLD_DOUBTED_DAYS} days after it was held, unless an admin decides.`
          : 'It is not granted by itself any more: it waits until an admin decides.',
      confirm: 'Flag',
      loadingText: 'Flagging...',
      done: `The ${names[kind]} is flagged.`,
      run,
    };
  }
  const granted = verdict === 'granted';
  if (kind === 'settlement' && granted) {
    return {
      title: `Settle this ${name}?`,
      effect: effects.settlement.granted,
      asksFor: 'reference',
      saysWhy: true,
      confirm: 'Settle',
      loadingText: 'Settling...',
      done: 'The failed refund is settled.',
      run: (reference) => request(settleRefund, { params: { id }, body: { reference, amount: amount ?? 0 } }),
    };
  }
  const grant = grantLabels[kind] ?? 'Grant';
  return {
    title: `${granted ? grant : 'Refuse'} this ${name}?`,
    effect: kind === 'settlement' && maybeFraud ? NOT_TO_THE_OWNER : effects[kind][verdict],
    confirm: granted ? grant : 'Refuse',
    loadingText: granted ? (kind === 'hold' ? 'Releasing...' : 'Granting...') : 'Refusing...',
    dangerous: !granted,
    done: `The ${names[kind]} is ${granted && kind === 'hold' ? 'released' : verdict}.`,
    run,
  };
}
