import { z } from 'zod';
import { MAX_VIEW_COUNT } from './constants.ts';
import { SENTENCES } from './sentences.ts';

/** Views of a post as somebody reports them. */
export const ViewCount = z
  .int(SENTENCES.viewCount)
  .min(0, SENTENCES.viewCount)
  .max(MAX_VIEW_COUNT, SENTENCES.viewCount);
