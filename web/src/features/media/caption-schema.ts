import { Caption } from '@doubloon/contract/media/media.ts';
import { z } from 'zod';

/** What the form of a work's caption must hold. */
export const captionSchema = z.object({ caption: Caption });
