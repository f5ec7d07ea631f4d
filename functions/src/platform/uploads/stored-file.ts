import { randomBytes } from 'node:crypto';
import type { FileKind } from '@doubloon/contract/calls/operation.ts';
import type { Config } from '../config/config.ts';

/** A file from a request after its checks: its type is decided by its content, and an image is encoded again without metadata. */
export interface UploadedFile {
  /** A name that is safe to show and to save under: no path, no control characters, and an extension that matches the content. */
  readonly name: string;
  /** The file's extension in lower case, without a dot. */
  readonly extension: string;
  readonly contentType: string;
  readonly kind: FileKind;
  readonly bytes: Buffer;
  readonly sizeBytes: number;
}

/** A file in the bucket. */
export interface StoredFile {
  readonly storagePath: string;
  /** The address that reads the file without a credential; nobody can guess it. */
  readonly downloadUrl: string;
  readonly contentType: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  readonly name: string;
}

/** Returns a new path for a file, with 128 random bits, so that nobody can guess one path from another. */
export function newStoragePath(folder: string, file: Pick<UploadedFile, 'extension'>): string {
  return `${folder}/${randomBytes(16).toString('hex')}.${file.extension}`;
}

/** Returns Firebase's own address of an object, as its client's `getDownloadURL` does. */
export function downloadUrl(config: Pick<Config, 'storageBucket' | 'storageUrl'>, path: string, token: string): string {
  return `${config.storageUrl}/v0/b/${config.storageBucket}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** Returns the path of a file below `folder` from its `downloadUrl` on any host; null for any other address. */
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

/** Returns the Content-Disposition: browsers show pictures and videos, and only save every other file. */
export function contentDisposition({ kind, name }: Pick<StoredFile, 'kind' | 'name'>): string {
  const shown = kind === 'image' || kind === 'video' || kind === 'audio';
  return `${shown ? 'inline' : 'attachment'}; filename*=${extendedValue(name)}`;
}
