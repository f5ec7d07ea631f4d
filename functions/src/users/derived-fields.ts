import type { User } from '@doubloon/contract/users/user.ts';
import { searchEntry } from '../platform/database/search-words.ts';

/** What people are searched for by, but for their e-mail, which others may not know. */
export function searchedTexts({ name, username }: User): string[] {
  return [name, username ?? ''];
}

/** The derived fields of a user. Pure. */
export function deriveUserFields(user: User): Pick<User, 'searchWords'> {
  return { searchWords: searchEntry(searchedTexts(user)) };
}
