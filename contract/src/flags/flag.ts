import { z } from 'zod';

/** The rules about evidence, by what each of them found. */
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

/** The highest score: flags may weigh more together, and count as this. */
export const MAX_SCORE = 100;

/** Something about the evidence for a treasure that does not fit. */
export const Flag = z.object({
  name: FlagName,
  /** Points of the score. */
  weight: z.int().positive().max(MAX_SCORE),
  /** The figures that it was found by, each under its name. */
  evidence: z.record(z.string(), z.number()),
  /** One sentence for admins, with the figures. */
  forAdmins: z.string(),
  /** One sentence for the person it is about, in general words: it does not say how to avoid the rule. */
  forPerson: z.string(),
});
export type Flag = z.infer<typeof Flag>;
