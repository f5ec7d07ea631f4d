import { sendBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { call, deps } from '../api.ts';
import { createPerson } from '../given/people.ts';
import { said, type Step } from './journey.ts';

/** An admin sends evidence against the dispute of a journey to its bank. */
export const EVIDENCE_STEP: Step = {
  name: 'its bank is given evidence',
  act: async ({ disputeId }) => {
    const input = { params: { id: caseIdOf('dispute', disputeId) }, body: { statement: 'Delivered', parts: [] } };
    return said(await call(sendBankEvidence, input, await createPerson('admin')));
  },
  isDone: async ({ disputeId }) => {
    const found = await deps().db.cases.find(caseIdOf('dispute', disputeId));
    return (found?.evidence?.sentAt ?? null) !== null;
  },
  // Without the event about the dispute, there is no case.
  needsAllNews: true,
};
