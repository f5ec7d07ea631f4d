import { decideCase } from '@doubloon/contract/admin/operations.ts';
import type { AdminCaseView, CaseKind } from '@doubloon/contract/cases/case.ts';
import { REFUND_ARRIVAL_BUSINESS_DAYS } from '@doubloon/contract/payments/refund-request.ts';
import { request } from '../../shared/api/request.ts';
import { formatCents } from '../../shared/ui/figures/numbers.tsx';
import type { Decision } from './components/decision-dialog.tsx';

type Verdict = 'granted' | 'refused' | 'flagged';

const names: Record<CaseKind, string> = { refund: 'refund', dispute: 'dispute', appeal: 'appeal' };

const effects: Record<CaseKind, Record<Exclude<Verdict, 'flagged'>, string>> = {
  refund: {
    granted: `It is sent back to the card or account that paid, and arrives within ${REFUND_ARRIVAL_BUSINESS_DAYS} business days. This cannot be taken back.`,
    refused: 'The money stays where it is, and the owner reads your reason. This cannot be taken back.',
  },
  dispute: {
    granted: 'It is noted as accepted. The money follows what the bank decides, not this page.',
    refused: 'It is noted as contested. The money follows what the bank decides, not this page.',
  },
  appeal: {
    granted: 'The rejection is lifted: it can be decided again, and both sides are told.',
    refused: 'The rejection stays, and whoever appealed reads your reason. There is no second appeal.',
  },
};

/** Returns the texts and the request of an admin's decision about a case. */
export function caseDecision({ id, kind, amount }: AdminCaseView, verdict: Verdict): Decision {
  const name = `${amount === null ? '' : `${formatCents(amount)} `}${names[kind]}`;
  const run = (reason: string) => request(decideCase, { params: { id }, body: { decision: verdict, reason } });
  if (verdict === 'flagged') {
    return {
      title: `Look closer at this ${name}?`,
      effect: 'It is not granted by itself any more: it waits until an admin decides.',
      confirm: 'Flag',
      busyLabel: 'Flagging...',
      done: `The ${names[kind]} is flagged.`,
      run,
    };
  }
  const granted = verdict === 'granted';
  return {
    title: `${granted ? 'Grant' : 'Refuse'} this ${name}?`,
    effect: effects[kind][verdict],
    confirm: granted ? 'Grant' : 'Refuse',
    busyLabel: granted ? 'Granting...' : 'Refusing...',
    dangerous: !granted,
    done: `The ${names[kind]} is ${verdict}.`,
    run,
  };
}
