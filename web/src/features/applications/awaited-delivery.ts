import type { ApplicationView } from '@doubloon/contract/applications/application.ts';

/** Returns the moment by which something has to be delivered in the slot of an application; null where it has no slot, or has a delivery. */
export function awaitedDelivery({ slot }: Pick<ApplicationView, 'slot'>): Date | null {
  return slot && !slot.delivered ? slot.deliver_by : null;
}

/** True when the content of an application was sent back to its creator. */
export const isContentBack = ({ content }: Pick<ApplicationView, 'content'>): boolean =>
  content?.status === 'revision_requested';

/** True when an application tells by itself that its creator has something to do: to deliver in its slot while its loot runs, or to revise content. */
export function waitsForCreator(application: ApplicationView): boolean {
  const { status, campaign, account_closed: left } = application;
  if (status !== 'approved' || left !== null) return false;
  return isContentBack(application) || (campaign.isRunning && awaitedDelivery(application) !== null);
}

/** True when the slot of an application has run out of time at `now`: its deadline has passed, or its creator's account is closed. */
export function isSlotOverdue({ slot, account_closed: left }: ApplicationView, now: Date): boolean {
  return slot !== null && (slot.deliver_by <= now || left === 'creator');
}
