const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, useGrouping: false });

/** A file's size as people read it, in Bytes, KB, MB or GB: `512 Bytes`, `1.5 KB`, `10 MB`. */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  return `${number.format(bytes / 1024 ** step)} ${UNITS[step] ?? 'GB'}`;
}

/** Returns how a file can be shown: as a picture, video or sound, or by its name as a download. */
export function showableAs(fileType: string): 'image' | 'video' | 'audio' | 'file' {
  if (fileType.startsWith('image/')) return 'image';
  // Browsers do not play AVI.
  if (fileType.startsWith('video/') && !/avi|msvideo/.test(fileType)) return 'video';
  return fileType.startsWith('audio/') ? 'audio' : 'file';
}
