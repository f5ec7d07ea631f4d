import { ATTACHMENT_UPLOAD, MAX_ATTACHMENTS } from '@doubloon/contract/messaging/attachment.ts';

const { extensions, maxBytes, messages } = ATTACHMENT_UPLOAD;

/** File types offered by the file picker. */
export const ACCEPTED = extensions.map((extension) => `.${extension}`).join(',');

interface Choice {
  taken: File[];
  /** Messages about the files left out, each once. */
  problems: string[];
}

/** Returns which of the chosen files a message takes that has `already` some; larger and other ones are left out, as are those beyond the most it can have. */
export function chooseFiles(files: readonly File[], already: number): Choice {
  const isAccepted = ({ name }: File) => extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  const accepted = files.filter(isAccepted);
  const fitting = accepted.filter(({ size }) => size <= maxBytes);
  const room = Math.max(0, MAX_ATTACHMENTS - already);
  const problems = [
    ...(accepted.length < files.length ? [messages.unsupported] : []),
    ...(fitting.length < accepted.length ? [messages.tooLarge] : []),
    ...(fitting.length > room ? [`At most ${MAX_ATTACHMENTS} files in one message`] : []),
  ];
  return { taken: fitting.slice(0, room), problems };
}
