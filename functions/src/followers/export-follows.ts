import type { ExportDomain } from '../account/account-parts.ts';

/** Whom a person follows. Who follows them is theirs to say. */
export const exportFollows: ExportDomain = ({ db }, uid) => [{ name: 'following', records: db.follows.eachBy(uid) }];
