import { z } from 'zod';
import { storeOf } from '../database/document-store.ts';

/** Since when somebody's sessions count, `sessionEnds/{uid}`: rules compare it, in seconds since 1970, with a token's `auth_time`. */
const SessionEnd = z.object({ uid: z.string(), validSince: z.int(), expiresAt: z.date() });
type SessionEnd = z.output<typeof SessionEnd>;

export class SessionEnds extends storeOf('sessionEnds', SessionEnd, ({ uid }) => uid) {}
