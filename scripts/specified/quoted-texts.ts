/** A text that a specification quotes, and where it does so first. */
export interface QuotedText {
  text: string;
  document: string;
  /** Counted from 1. */
  line: number;
}

/** "…", and '…' whose marks stand at the edges of words, so that an apostrophe within does not end it. */
const QUOTED = [/"([^"]+)"/g, /(?<=^|[\s(/])'(.+?)'(?=[\s.,;:)/]|$)/g];

/** The texts that a document quotes, each once, in their order. */
export function quotedTexts(document: string, content: string): QuotedText[] {
  const found = new Map<string, QuotedText>();
  for (const [index, row] of content.split('\n').entries()) {
    for (const text of QUOTED.flatMap((quoted) => [...row.matchAll(quoted)].map(([, inside]) => inside ?? ''))) {
      if (!found.has(text)) found.set(text, { text, document, line: index + 1 });
    }
  }
  return [...found.values()];
}
