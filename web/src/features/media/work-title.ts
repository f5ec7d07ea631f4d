import type { MediaView } from '@doubloon/contract/media/media.ts';

/** Returns the title of a work: its caption, or the name of its file. */
export function workTitle({ caption, originalName }: Pick<MediaView, 'caption' | 'originalName'>): string {
  return caption || originalName;
}
