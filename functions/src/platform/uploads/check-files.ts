import type { UploadRules } from '@doubloon/contract/calls/operation.ts';
import { AppError, invalidField } from '../app-error.ts';
import { clearVideoMetadata, encodeImage, ImageRefusal, MAX_PIXELS } from './encode-image.ts';
import { detectType, safeFileName, FILE_TYPES, type FileType, type FileTypeName } from './file-types.ts';
import { tooMany, type FilePart } from './read-multipart.ts';
import type { UploadedFile } from './stored-file.ts';

// Tab, line feed, form feed, carriage return and escape occur in texts; the other control characters do not.
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/;
const MARKUP = /^\s*<(?:!doctype|\?xml|html|head|body|script|svg|iframe|style)\b/i;

function decode(bytes: Buffer): string | null {
  try {
    const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff;
    return new TextDecoder(utf16 === true ? 'utf-16be' : utf16 || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write in their country's encoding; read as Western text, it is at least not lost.
    return bytes.includes(0) ? null : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the text of a file as UTF-8; null if it is not plain text. Markup that a browser would run is not plain text. */
function plainText(bytes: Buffer): Buffer | null {
  const text = decode(bytes);
  if (text === null || CONTROL.test(text) || MARKUP.test(text)) return null;
  return Buffer.from(text, 'utf8');
}

function named(message: string, parts: readonly FilePart[]): string {
  const names = parts.map(
    ({ name }) => safeFileName(name, { ...FILE_TYPES.txt, extensions: [extensionOf(name)] }).name,
  );
  return message.replace('{names}', names.join(', '));
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'file';
}

/** Returns the content to store and its type; null if the file is not of an accepted type. */
async function recognise(
  part: FilePart,
  accepts: (type: FileType) => boolean,
  maxPictureSide?: number,
): Promise<{ type: FileType; bytes: Buffer } | null> {
  const { name, bytes } = part;
  const detected = await detectType(bytes);
  if (detected === 'untyped') {
    // Only its name says that a file is meant to be text.
    const text = accepts(FILE_TYPES.txt) && /(?:^[^.]*|\.txt)$/i.test(name) ? plainText(bytes) : null;
    return text && { type: FILE_TYPES.txt, bytes: text };
  }
  if (!detected || !accepts(FILE_TYPES[detected])) return null;
  const type = FILE_TYPES[detected];
  if (isImage(detected)) {
    const encoded = await encodeImage(bytes, detected, maxPictureSide);
    return { type: maxPictureSide === undefined ? type : FILE_TYPES.webp, bytes: encoded };
  }
  if (detected === 'pdf') await refuseActivePdf(part);
  return { type, bytes: detected === 'mp4' || detected === 'mov' ? clearVideoMetadata(bytes) : bytes };
}

/** Throws for a PDF that could do something by itself, or of which that cannot be told. */
async function refuseActivePdf(part: FilePart): Promise<void> {
  // Loaded with the first PDF, like what reads other files.
  const { findPdfProblem } = await import('./pdf-actions.ts');
  const problem = findPdfProblem(part.bytes);
  if (!problem) return;
  throw new AppError('unsupported_media_type', named(PDF_PROBLEMS[problem], [part]));
}

const PDF_PROBLEMS = {
  active:
    '{names} contains scripts, actions or attached files, which we do not take. Please print it to a new PDF and send that.',
  unreadable: '{names} is protected or packed so that we cannot check it. Please print it to a new PDF and send that.',
} as const;

function isImage(type: FileTypeName): type is 'jpg' | 'png' | 'gif' | 'webp' {
  return FILE_TYPES[type].kind === 'image';
}

async function checkContent(part: FilePart, rules: UploadRules): Promise<UploadedFile> {
  const unsupported = (cause?: unknown) =>
    new AppError('unsupported_media_type', named(rules.messages.unsupported, [part]), { cause });
  try {
    const accepts = ({ extensions }: FileType) => extensions.some((each) => rules.extensions.includes(each));
    const found = await recognise(part, accepts, rules.maxPictureSide);
    if (!found) throw unsupported();
    const { type, bytes } = found;
    const { contentType, kind } = type;
    return { ...safeFileName(part.name, type), contentType, kind, bytes, sizeBytes: bytes.length };
  } catch (error) {
    if (!(error instanceof ImageRefusal)) throw error;
    if (error.reason === 'unreadable') throw unsupported(error);
    throw new AppError('payload_too_large', `Images can have at most ${MAX_PIXELS / 1_000_000} million pixels`);
  }
}

/**
 * Checks the files of a form against an operation's rules, cheapest check first. Throws `invalid_input` for no files, too many, an empty one or one in another
 * field; throws `payload_too_large` and `unsupported_media_type` with the messages of the rules.
 */
export async function checkFiles(parts: readonly FilePart[], rules: UploadRules): Promise<UploadedFile[]> {
  const stray = parts.find(({ field }) => field !== rules.field);
  if (stray) throw invalidField(`body.${stray.field}`, `Send files in the field "${rules.field}"`);
  if (parts.length === 0) throw invalidField(`body.${rules.field}`, rules.messages.missing);
  if (parts.length > rules.maxFiles) throw tooMany(rules);
  const tooLarge = parts.filter(({ bytes }) => bytes.length > rules.maxBytes);
  if (tooLarge.length > 0) throw new AppError('payload_too_large', named(rules.messages.tooLarge, tooLarge));
  if (parts.some(({ bytes }) => bytes.length === 0)) throw invalidField(`body.${rules.field}`, 'The file is empty');
  const files: UploadedFile[] = [];
  for (const part of parts) files.push(await checkContent(part, rules));
  return files;
}
