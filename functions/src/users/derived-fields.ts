import type { User } from '@doubloon/contract/users/user.ts';
import { searchEntry } from '../platform/database/search-words.ts';

/** Returns the texts that people are found by, except for their e-mail, which others may not know. */
export function searchedTexts({ name, username }: User): string[] {
  return [name, username ?? ''];
}

/** The derived fields of a user. Pure. */
export function deriveUserFields(user: User): Pick<User, 'searchWords'> {
  return { searchWords: searchEntry(searchedTexts(user)) };
}
