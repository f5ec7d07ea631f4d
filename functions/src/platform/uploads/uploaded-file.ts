import type { FileKind } from '@doubloon/contract/shared/upload.ts';

/** A file as it came with a request: checked, its type decided by its content, an image encoded anew without metadata. */
export interface UploadedFile {
  /** Fit to be shown and to be saved under: no path, no control characters, its extension agrees with the content. */
  readonly name: string;
  /** In lower case, without a dot. */
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
