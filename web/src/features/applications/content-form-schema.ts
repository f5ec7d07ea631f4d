import { SubmittedContent } from '@doubloon/contract/applications/application.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { z } from 'zod';

const { url: Url } = SubmittedContent.shape;

/** Form in which a creator submits content: a text, a link, or both. */
export const ContentForm = z
  .object({
    text: z.string().trim().max(5000, 'At most 5,000 characters'),
    url: z
      .string()
      .trim()
      .refine((url) => url === '' || Url.safeParse(url).success, 'Please enter a valid URL'),
  })
  .refine(({ text, url }) => text !== '' || url !== '', { message: SENTENCES.content, path: ['text'] });
export type ContentForm = z.infer<typeof ContentForm>;
