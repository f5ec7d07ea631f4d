import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { waits } from './application-status.tsx';

/** True for an application that the owner has not decided on. */
export const isPending = ({ status }: ApplicationView) => status === 'pending';

/** Sets creators to decide on apart from content and payments to review, so that the number of each is that of its heading. */
export function inSections(applications: readonly ApplicationView[]): readonly (readonly ApplicationView[])[] {
  const pending = applications.filter(isPending);
  const others = applications.filter((application) => !isPending(application));
  return pending.length > 0 && others.some(waits) ? [pending, others] : [applications];
}
