import type { ApplicationView } from '@doubloon/contract/applications/application.ts';

/** Returns the moment by which something has to be delivered in the slot of an application; null where it has no slot, or has a delivery. */
export function awaitedDelivery({ slot }: Pick<ApplicationView, 'slot'>): Date | null {
  return slot && !slot.delivered ? slot.deliver_by : null;
}

/** True when the slot of an application has run out of time at `now`: its deadline has passed, or its creator's account is closed. */
export function isSlotOverdue({ slot, account_closed: left }: ApplicationView, now: Date): boolean {
  return slot !== null && (slot.deliver_by <= now || left === 'creator');
}
