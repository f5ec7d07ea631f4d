import { addDays, dayInSingapore, startOfDayInSingapore } from '@doubloon/contract/shared/days.ts';

/** Hour in Singapore from which saved searches are looked through. */
const LOOK_HOUR = 8;
const HOUR_MS = 60 * 60 * 1000;

/** Returns the morning of the next day in Singapore: all searches of a person are due together, and nobody is told twice on one day. */
export const nextLook = (now: Date): Date =>
  new Date(startOfDayInSingapore(dayInSingapore(addDays(now, 1))).getTime() + LOOK_HOUR * HOUR_MS);
