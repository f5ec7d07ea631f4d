import type { UploadRules } from '@doubloon/contract/calls/operation.ts';
import { filesText } from '../../text/media.ts';

const PICTURES = /\.(?:jpe?g|png|gif|webp)$/i;

/** A file that is not sent; the message says why, for people. */
export class RefusedFile extends Error {}

/** Returns why an upload would be refused before it is sent, in the words of its rules; nothing when it may be tried. */
export function problemOfFile(rules: UploadRules, { name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!rules.extensions.includes(extension)) return rules.messages.unsupported;
  return size > rules.maxBytes ? rules.messages.tooLarge : undefined;
}

/** Like `problemOfFile`; a picture is opened besides, as one that this browser cannot show is damaged or none at all. */
export async function checkFile(rules: UploadRules, file: File): Promise<string | undefined> {
  const problem = problemOfFile(rules, file);
  return problem ?? ((await canBeShown(file)) ? undefined : filesText.unreadable);
}

/** True when the browser can decode a file that claims to be an image; always true for other files. */
export async function canBeShown(file: File): Promise<boolean> {
  if (!PICTURES.test(file.name) && !file.type.startsWith('image/')) return true;
  try {
    const picture = new Image();
    picture.src = await readAsDataUrl(file);
    await picture.decode();
    return true;
  } catch {
    return false;
  }
}

/** A file of this device as a data URL; rejects when it cannot be read. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}
