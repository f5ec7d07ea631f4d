import { z } from 'zod';

/** Names of flags, each for the rule that finds it. */
export const FLAG_NAMES = [
  'spike',
  'low_engagement',
  'fall',
  'reported_apart',
  'picture_seen',
  'same_post',
  'other_author',
  'young_account',
  'emptied_account',
  'shared_card',
  'shared_bank',
  'shared_device',
  'shared_network',
  'paid_together',
  'first_payouts',
  'risky_payment',
  'not_authenticated',
  'fast_owner',
  'fast_card',
  'fast_creator',
  'replaced_account',
] as const;
export const FlagName = z.enum(FLAG_NAMES);
export type FlagName = z.infer<typeof FlagName>;

/** The highest score; a greater sum of weights counts as this. */
export const MAX_SCORE = 100;

/** Something about the evidence for a treasure that does not fit. */
export const Flag = z.object({
  name: FlagName,
  /** Points that it adds to the score. */
  weight: z.int().positive().max(MAX_SCORE),
  /** The figures behind the flag, by name. */
  evidence: z.record(z.string(), z.number()),
  /** One sentence for admins, with the figures. */
  forAdmins: z.string(),
  /** One sentence for the person concerned, in general words: it does not say how to evade the rule. */
  forPerson: z.string(),
});
export type Flag = z.infer<typeof Flag>;
