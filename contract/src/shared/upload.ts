/** The kinds of file the product takes, each recognised by its content, never by its name. */
export const FILE_KINDS = ['image', 'video', 'audio', 'document', 'archive'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Bytes that one request with files can carry (Cloud Run's quotas, "Maximum HTTP/1 request size"). */
export const MAX_UPLOAD_BODY_BYTES = 32 * 1024 * 1024;

/** Files that an operation takes, and its messages for those it refuses (the specification's words). */
export interface UploadRules {
  /** Name of the form field that holds the files. */
  readonly field: string;
  readonly maxFiles: number;
  /** Of each file. */
  readonly maxBytes: number;
  /** Accepted file extensions, in lower case without a dot; the content must be of that type. */
  readonly extensions: readonly string[];
  /** `{names}` in a message becomes the names of the files it is about. */
  readonly messages: {
    readonly missing: string;
    readonly tooLarge: string;
    readonly unsupported: string;
  };
}
