import type { FileTypeName } from './file-types.ts';

/** The library's names of the types that the product takes; anything else is none of them. */
const BY_SIGNATURE: ReadonlyMap<string, FileTypeName> = new Map([
  ['jpg', 'jpg'],
  ['png', 'png'],
  ['apng', 'png'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['mp4', 'mp4'],
  ['m4v', 'mp4'],
  ['webm', 'webm'],
  ['mov', 'mov'],
  ['avi', 'avi'],
  ['mp3', 'mp3'],
  ['wav', 'wav'],
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['zip', 'zip'],
  ['rar', 'rar'],
]);

/** The name of the stream that makes a compound file a Word document ([MS-DOC] 2.1.1). */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

async function signatureOf(bytes: Buffer): Promise<string | undefined> {
  // Loaded with the first file, as cold starts need not wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    // A file that breaks off inside its own header.
    return 'unreadable';
  }
}

/**
 * The type that a file's content shows, whatever its name says; null for a type the product does not take. A file without
 * any signature is `untyped`: it may be plain text.
 */
export async function detectType(bytes: Buffer): Promise<FileTypeName | 'untyped' | null> {
  const signature = await signatureOf(bytes);
  if (signature === undefined) return 'untyped';
  if (signature === 'cfb') return bytes.includes(WORD_STREAM) ? 'doc' : null;
  return BY_SIGNATURE.get(signature) ?? null;
}
