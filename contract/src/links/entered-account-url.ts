import { z } from 'zod';
import { SENTENCES } from '../shared/sentences.ts';
import { withScheme } from './entered-url.ts';

/** The address of an account on a platform as somebody has entered it; whether it is one is for the server to find out. */
export const EnteredAccountUrl = z
  .string(SENTENCES.accountUrl)
  .overwrite(withScheme)
  .min(1, SENTENCES.accountUrl)
  .max(2000);
