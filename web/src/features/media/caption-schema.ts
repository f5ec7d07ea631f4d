import { Caption } from '@doubloon/contract/media/media.ts';
import { z } from 'zod';

export const captionSchema = z.object({ caption: Caption });
