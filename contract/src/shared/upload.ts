/** The kinds of file the product takes, each recognised by its content, never by its name. */
export const FILE_KINDS = ['image', 'video', 'audio', 'document', 'archive'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What an operation takes as files, and what it says to those it refuses (the specification's words). */
export interface UploadRules {
  /** Name of the form field that holds the files. */
  readonly field: string;
  readonly maxFiles: number;
  /** Of each file. */
  readonly maxBytes: number;
  /** Accepted file extensions, in lower case without a dot; the content must be of that type. */
  readonly extensions: readonly string[];
  readonly messages: {
    readonly missing: string;
    readonly tooLarge: string;
    readonly unsupported: string;
  };
}
