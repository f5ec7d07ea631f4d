import type { FileKind } from '@doubloon/contract/shared/upload.ts';

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
const ARCHIVE = { kind: 'archive' } as const;

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
  zip: { ...ARCHIVE, extensions: ['zip'], contentType: 'application/zip' },
  rar: { ...ARCHIVE, extensions: ['rar'], contentType: 'application/vnd.rar' },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof FILE_TYPES;

/** True when a file extension, in lower case, is one of a type the product recognises. */
export function isKnownExtension(extension: string): boolean {
  return Object.values(FILE_TYPES).some(({ extensions }) => (extensions as readonly string[]).includes(extension));
}
