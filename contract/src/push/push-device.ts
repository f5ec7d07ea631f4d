import { z } from 'zod';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';

/** Most browsers of one person that get push notifications; a further one takes the place of the one that was not seen for longest. */
export const MAX_PUSH_DEVICES = 10;

/** The token by which Firebase Cloud Messaging reaches one browser. */
export const PushToken = z
  .string()
  .min(10)
  .max(1_000)
  .regex(/^[\w:.-]+$/);

/** A browser that gets push notifications, `pushDevices/{digest of its token}`: nobody else needs its token; server only. */
export const PushDevice = z.object({
  id: DocumentId,
  uid: Uid,
  token: PushToken,
  /** The browser and its system as people know them; null when it did not say. */
  browser: z.string().nullable(),
  createdAt: z.date(),
  /** When it last registered, in a session that held then; once the person's sessions have been ended, it gets nothing until it registers again. */
  seenAt: z.date(),
  /** When the database removes it, unless it is seen again. */
  expiresAt: z.date(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushDeviceView = named('PushDevice', {
  id: DocumentId,
  browser: z.string().nullable(),
  added_at: WireDate,
});
