import { ListedCaseView } from '@doubloon/contract/cases/case.ts';

/** A case of an admin for tests, as it travels: an open refund that nobody is named in, in everything that `change` does not name. */
export function aCaseOnTheWire(change: Partial<ListedCaseView> = {}) {
  return ListedCaseView.encode({
    ...{ id: 'case_1', kind: 'refund', campaign_id: 'cmp_1', subject_id: 'cmp_1', figure: null, subject_type: null },
    ...{
      treasure_id: null,
      decide_by: null,
      silence_refuses: false,
      maybe_fraud: false,
      answer_by: null,
      opened_by: null,
      summary: '',
      amount: null,
    },
    ...{ status: 'open', decision: null, flag: null, reported: null, created_at: new Date('2026-11-20T08:00:00Z') },
    ...{ person: null, people: [], loot: null, score: null, flags: [] },
    ...change,
  });
}
