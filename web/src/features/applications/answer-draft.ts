import { z } from 'zod';

/** Answers as a draft keeps them, by question; what is blank is none, and a draft without answers is nothing. */
export const KeptAnswers = z
  .record(z.string(), z.string())
  .transform((answers) => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== '')))
  .refine((answers) => Object.keys(answers).length > 0);
