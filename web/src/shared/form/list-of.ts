/** The entries of a text that separates them; blank ones are dropped. */
export function listOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
