import type { FileKind } from '@doubloon/contract/calls/operation.ts';

/** One type of file the product can recognise; the first extension is the one its files are stored under. */
export interface FileType {
  readonly extensions: readonly [string, ...string[]];
  readonly contentType: string;
  readonly kind: FileKind;
}

const IMAGE = { kind: 'image' } as const;
const VIDEO = { kind: 'video' } as const;
const AUDIO = { kind: 'audio' } as const;
const DOCUMENT = { kind: 'document' } as const;

export const FILE_TYPES = {
  jpg: { ...IMAGE, extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg' },
  png: { ...IMAGE, extensions: ['png'], contentType: 'image/png' },
  gif: { ...IMAGE, extensions: ['gif'], contentType: 'image/gif' },
  webp: { ...IMAGE, extensions: ['webp'], contentType: 'image/webp' },
  mp4: { ...VIDEO, extensions: ['mp4', 'm4v'], contentType: 'video/mp4' },
  webm: { ...VIDEO, extensions: ['webm'], contentType: 'video/webm' },
  mov: { ...VIDEO, extensions: ['mov'], contentType: 'video/quicktime' },
  avi: { ...VIDEO, extensions: ['avi'], contentType: 'video/x-msvideo' },
  mp3: { ...AUDIO, extensions: ['mp3'], contentType: 'audio/mpeg' },
  wav: { ...AUDIO, extensions: ['wav'], contentType: 'audio/wav' },
  pdf: { ...DOCUMENT, extensions: ['pdf'], contentType: 'application/pdf' },
  doc: { ...DOCUMENT, extensions: ['doc'], contentType: 'application/msword' },
  docx: {
    ...DOCUMENT,
    extensions: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  txt: { ...DOCUMENT, extensions: ['txt'], contentType: 'text/plain; charset=utf-8' },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof FILE_TYPES;

/** True when a file extension, in lower case, is one of a type the product recognises. */
function isKnownExtension(extension: string): boolean {
  return Object.values(FILE_TYPES).some(({ extensions }) => (extensions as readonly string[]).includes(extension));
}

/** The library's names of the types that the product accepts; other types are refused. */
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
]);

/** The name of the stream that makes a compound file a Word document ([MS-DOC] 2.1.1). */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

async function signatureOf(bytes: Buffer): Promise<string | undefined> {
  // The library is loaded with the first file, so that cold starts do not wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    // The file ends inside its own header.
    return 'unreadable';
  }
}

/**
 * Detects the type of a file from its content, not its name; null for a type that the product does not accept. A file without any signature is `untyped`: it
 * may be plain text.
 */
export async function detectType(bytes: Buffer): Promise<FileTypeName | 'untyped' | null> {
  const signature = await signatureOf(bytes);
  if (signature === undefined) return 'untyped';
  if (signature === 'cfb') return bytes.includes(WORD_STREAM) ? 'doc' : null;
  return BY_SIGNATURE.get(signature) ?? null;
}

const MAX_STEM_CHARACTERS = 100;
const FALLBACK = 'file';

/** Control and formatting characters (including those that reverse text), line separators and private-use characters. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** Characters that file systems refuse or read as a path. */
const UNSAFE = /[<>:"/\\|?*%]/g;
/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Returns a file name that can be shown and saved on any system, made from the sender's: the last part of a path, no invisible characters, at most 100
 * characters before the extension, and an extension of `type`.
 */
export function safeFileName(given: string, type: FileType): { name: string; extension: string } {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ')
    // The lookbehind keeps a long row of dots from being tried from each of them.
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const givenExtension = dot > 0 ? clean.slice(dot + 1).toLowerCase() : '';
  const agrees = type.extensions.includes(givenExtension);
  const extension = agrees ? givenExtension : type.extensions[0];
  const stem = agrees || isKnownExtension(givenExtension) ? clean.slice(0, dot) : clean;
  const short =
    [...stem]
      .slice(0, MAX_STEM_CHARACTERS)
      .join('')
      .replace(/[. ]+$/, '') || FALLBACK;
  return { name: `${DEVICE.test(short) ? '_' : ''}${short}.${extension}`, extension };
}
