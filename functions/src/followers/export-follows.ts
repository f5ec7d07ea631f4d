import type { ExportDomain } from '../account/account-parts.ts';
import { eachFollowOf } from './follows-of-person.store.ts';

/** Whom a person follows. Who follows them is theirs to say. */
export const exportFollows: ExportDomain = ({ db }, uid) => [{ name: 'following', records: eachFollowOf(db, uid) }];
