import { applicationLife, contentLife } from '@doubloon/contract/applications/lifecycle.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Needs = Pick<Dependencies, 'db' | 'clock'>;

/** The reason for a rejection, as the creator reads it. */
const NOT_ANSWERED = 'The owner did not answer in time.';

/** Rejects an application that is (still) pending after its deadline, and says whether it did. Reads 1, writes 1. */
export function rejectOverdueApplication({ db, clock }: Needs, id: string): Promise<boolean> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const application = await tx.applications.find(id);
    if (!application || !applicationLife.isDue(application, 'reject', now)) return false;
    tx.applications.update(id, { status: 'rejected', feedback: NOT_ANSWERED, decidedAt: now });
    return true;
  });
}

/** Approves content of an approved application that is (still) undecided after its deadline, and says whether it did. Reads 1, writes 1. */
export function approveOverdueContent({ db, clock }: Needs, id: string): Promise<boolean> {
  return unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const application = await tx.applications.find(id);
    const content = application?.content;
    if (application?.status !== 'approved' || !content || !contentLife.isDue(content, 'approve', now)) return false;
    tx.applications.update(id, { content: { ...content, status: 'approved', decidedAt: now } });
    return true;
  });
}
