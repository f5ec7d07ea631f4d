import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { applicationsText } from '../../shared/text/applications.ts';

export type Decision = 'approved' | 'rejected';

/** Applications after a decision on each: those that were decided, and why others were not. */
export interface Outcome {
  decided: readonly ApplicationView[];
  refused: readonly { application: ApplicationView; reason: string }[];
}

const NOT_TRIED = 'Not tried after that.';

/** Sends a decision on one application; a rejection without words carries the usual ones. */
export function sendDecision(id: string, status: Decision, feedback: string): Promise<ApplicationView> {
  const words = feedback.trim() || (status === 'rejected' ? applicationsText.rejectReason : undefined);
  return request(decideApplication, { params: { id }, body: { status, feedback: words } });
}

/** True when the next call would fail for the same reason: no connection, no session, or too many calls. */
const stopsAll = (error: unknown) => error instanceof ApiError && [0, 401, 429].includes(error.status);

/** Decides on applications one after the other, as somebody would who opened each; `onTried` is told how many are through. */
export async function decideSeveral(
  applications: readonly ApplicationView[],
  { status, feedback }: { status: Decision; feedback: string },
  onTried: (tried: number) => void,
): Promise<Outcome> {
  const decided: ApplicationView[] = [];
  const refused: { application: ApplicationView; reason: string }[] = [];
  for (const [index, application] of applications.entries()) {
    try {
      decided.push(await sendDecision(application.id, status, feedback));
    } catch (error) {
      const action = status === 'approved' ? 'approve' : 'reject';
      refused.push({ application, reason: messageOf(error, applicationsText.decideFailed(action)) });
      if (stopsAll(error)) {
        const left = applications.slice(index + 1);
        refused.push(...left.map((each) => ({ application: each, reason: NOT_TRIED })));
        break;
      }
    }
    onTried(index + 1);
  }
  return { decided, refused };
}

/** Returns how many were decided, and how many were not. */
export function summaryOf({ decided, refused }: Outcome, status: Decision): string {
  return `${decided.length} ${status}${refused.length > 0 ? `, ${refused.length} not` : ''}`;
}
