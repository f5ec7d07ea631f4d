/** True for a system error with one of these codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** True if this machine has run out of a resource, which says nothing about the program or server concerned. */
export const isExhausted = (error: unknown): boolean => hasCode(error, 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS');
