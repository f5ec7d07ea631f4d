import type { UploadRules } from '@doubloon/contract/shared/upload.ts';

/** Why an upload would be refused before it is sent, in the words of its rules; nothing when it may be tried. */
export function problemOfFile(rules: UploadRules, { name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!rules.extensions.includes(extension)) return rules.messages.unsupported;
  return size > rules.maxBytes ? rules.messages.tooLarge : undefined;
}
