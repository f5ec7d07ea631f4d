/** Maximum number of log lines that are shown, and of characters of each. */
const MAX_LINES = 8;
const MAX_CHARACTERS = 400;

const WORTH_SAYING = ['WARNING', 'ERROR', 'CRITICAL'];

/** Adds to the errors of a failed test what the product warned of meanwhile: a job notes a call that failed and goes on, so that the test alone cannot tell why. */
export function sayWithFailure(
  errors: readonly { message: string }[],
  lines: readonly Record<string, unknown>[],
): void {
  const warnings = lines.filter(({ severity }) => WORTH_SAYING.includes(String(severity)));
  if (warnings.length === 0) return;
  const shown = warnings.slice(-MAX_LINES).map((line) => `  ${JSON.stringify(line).slice(0, MAX_CHARACTERS)}`);
  for (const error of errors)
    error.message += `\nThe product warned ${warnings.length} times meanwhile, at last:\n${shown.join('\n')}`;
}
