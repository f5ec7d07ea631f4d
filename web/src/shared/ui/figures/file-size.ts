const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, useGrouping: false });

/** A file's size as people read it, in Bytes, KB, MB or GB: `512 Bytes`, `1.5 KB`, `10 MB`. */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  return `${number.format(bytes / 1024 ** step)} ${UNITS[step] ?? 'GB'}`;
}
