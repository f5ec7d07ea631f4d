import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';

let wanted: ChoosableRole | undefined;

/** Remembers, until the page is left, which role somebody chose before they went to Google. */
export function wantRole(role: ChoosableRole): void {
  wanted = role;
}

/** The role that somebody chose before they went to Google; undefined for who did not come from the registration. */
export const wantedRole = (): ChoosableRole | undefined => wanted;
