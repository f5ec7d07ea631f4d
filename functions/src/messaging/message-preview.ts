import type { Message } from '@doubloon/contract/messaging/message.ts';

const PREVIEW_LENGTH = 100;
/** Looked at for the preview: a character can be many code units long, and a hostile one thousands. */
const MAX_CODE_UNITS = 1000;

/** The beginning of a message in one line, as a list of conversations shows it; the first file's name when there is no text. */
export function messagePreview({ text, attachments }: Pick<Message, 'text' | 'attachments'>): string {
  const line = (text || (attachments[0]?.fileName ?? '')).replaceAll(/\s+/g, ' ');
  const start = line.slice(0, MAX_CODE_UNITS);
  const characters = Array.from(new Intl.Segmenter().segment(start), ({ segment }) => segment);
  const isCut = start.length < line.length;
  // The last one may be torn.
  if (isCut) characters.pop();
  if (!isCut && characters.length <= PREVIEW_LENGTH) return line;
  return `${characters.slice(0, PREVIEW_LENGTH - 1).join('')}…`;
}
