/** A file that is sent as it comes into being. */
export interface Download {
  /** Letters, digits, dots and hyphens. */
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
}
