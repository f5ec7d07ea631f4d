import type { MediaView } from '@doubloon/contract/media/media.ts';

/** What a work is called: its caption, or the name of its file. */
export function workTitle({ caption, originalName }: Pick<MediaView, 'caption' | 'originalName'>): string {
  return caption || originalName;
}
