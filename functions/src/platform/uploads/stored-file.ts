import { randomBytes } from 'node:crypto';
import type { FileKind } from '@doubloon/contract/calls/operation.ts';
import type { Config } from '../config/config.ts';

/** A file as it came with a request: checked, its type decided by its content, an image encoded anew without metadata. */
export interface UploadedFile {
  /** Fit to be shown and to be saved under: no path, no control characters, its extension agrees with the content. */
  readonly name: string;
  /** The file's extension in lower case, without a dot. */
  readonly extension: string;
  readonly contentType: string;
  readonly kind: FileKind;
  readonly bytes: Buffer;
  readonly sizeBytes: number;
}

/** A file that lies in the bucket. */
export interface StoredFile {
  readonly storagePath: string;
  /** Reads the file without a credential; nobody can guess it. */
  readonly downloadUrl: string;
  readonly contentType: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  readonly name: string;
}

/** A place of its own for a file: 128 random bits, so that nobody guesses the path from another. */
export function newStoragePath(folder: string, file: Pick<UploadedFile, 'extension'>): string {
  return `${folder}/${randomBytes(16).toString('hex')}.${file.extension}`;
}

/** Firebase's own address of an object, as its client's `getDownloadURL` gives it. */
export function downloadUrl(config: Pick<Config, 'storageBucket' | 'storageUrl'>, path: string, token: string): string {
  return `${config.storageUrl}/v0/b/${config.storageBucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** The path of a file below `folder`, from its `downloadUrl` on any host; null for any other address. */
export function storagePathOf(
  { storageBucket }: Pick<Config, 'storageBucket'>,
  url: string,
  folder: string,
): string | null {
  const [, bucket, object] = /\/v0\/b\/([^/]+)\/o\/([\w%.~-]+)\?/.exec(url) ?? [];
  if (bucket !== storageBucket || object === undefined) return null;
  const path = decodeURIComponent(object);
  return path.startsWith(`${folder}/`) ? path : null;
}

/** Encodes a text for an extended parameter (RFC 8187, section 3.2.1). */
function extendedValue(text: string): string {
  const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return `UTF-8''${encodeURIComponent(text).replace(/['()*]/g, escape)}`;
}

/** Browsers show pictures and videos; every other file is only saved. */
export function contentDisposition({ kind, name }: Pick<StoredFile, 'kind' | 'name'>): string {
  const shown = kind === 'image' || kind === 'video' || kind === 'audio';
  return `${shown ? 'inline' : 'attachment'}; filename*=${extendedValue(name)}`;
}
