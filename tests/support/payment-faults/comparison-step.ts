import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { call, deps, logLines } from '../api.ts';
import { passMinutes } from '../setup/moving-clock.ts';
import { said, type Step } from './journey.ts';

let compared = false;
/** The schedule compares the books with the provider, after an event that could not be handled. */
export const COMPARISON_STEP: Step = {
  name: 'the books are held against the provider',
  // Marks an event of the provider as one whose handling failed, so that the schedule retries it.
  prepare: async () => {
    const events = deps().db.firestore.collection(COLLECTIONS.stripeEvents);
    const { docs } = await events.where('type', '==', 'checkout.session.completed').limit(1).get();
    await docs[0]?.ref.update({ outcome: 'failed' });
  },
  act: async () => {
    passMinutes(61);
    const before = logLines.length;
    const answer = await call(runScheduledJob, { params: { name: 'reconcile' } });
    const messages = logLines.slice(before).map(({ message, msg }) => String(message ?? msg));
    compared = messages.includes('the books agree') && !messages.some((text) => text.includes('could not be held'));
    return said(answer);
  },
  isDone: () => Promise.resolve(compared),
  needsAllNews: true,
};
