import type { Message } from '@doubloon/contract/messaging/message.ts';

const PREVIEW_LENGTH = 100;

/** The beginning of a message in one line, as a list of conversations shows it; the first file's name when there is no text. */
export function messagePreview({ text, attachments }: Pick<Message, 'text' | 'attachments'>): string {
  const line = (text || (attachments[0]?.fileName ?? '')).replaceAll(/\s+/g, ' ');
  const characters = Array.from(
    new Intl.Segmenter().segment(line.slice(0, 10 * PREVIEW_LENGTH)),
    ({ segment }) => segment,
  );
  if (characters.length <= PREVIEW_LENGTH) return characters.join('');
  return `${characters.slice(0, PREVIEW_LENGTH - 1).join('')}…`;
}
