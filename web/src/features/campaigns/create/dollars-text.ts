/** Reads dollars as people type them (`12`, `12.5`, `12.50`) into cents; undefined for anything else. */
export function centsFromText(text: string): number | undefined {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
