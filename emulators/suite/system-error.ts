/** True for an error of the system with one of these codes, such as `ENOENT`; any other is somebody else's to explain. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
