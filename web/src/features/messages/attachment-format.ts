/** Returns how a file can be shown: as a picture, video or sound, or by its name as a download. */
export function showableAs(fileType: string): 'image' | 'video' | 'audio' | 'file' {
  if (fileType.startsWith('image/')) return 'image';
  // Browsers do not play AVI.
  if (fileType.startsWith('video/') && !/avi|msvideo/.test(fileType)) return 'video';
  return fileType.startsWith('audio/') ? 'audio' : 'file';
}
