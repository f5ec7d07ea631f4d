import { z } from 'zod';
import { WireDate } from '../shared/values.ts';

/** Maximum number of browsers in the list of a person's sessions: those of the latest sign-ins. */
export const MAX_OWN_SESSIONS = 50;

/** A browser in which the caller has signed in since all their sessions were last ended. */
export const OwnSession = z
  .object({
    /** The browser and its system, such as "Firefox on Windows"; null if they are not recognised. */
    browser: z.string().nullable(),
    signed_in_at: WireDate,
    /** True for the browser that asks. */
    is_current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSession>;
