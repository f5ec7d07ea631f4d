/** True for an error of the system with one of these codes, such as `ENOENT`; any other is somebody else's to explain. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** True when this machine has no more of something to give, which says nothing about whoever was asked. */
export const isExhausted = (error: unknown): boolean => hasCode(error, 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS');
