/** File extensions that every image upload accepts. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

export const VIDEO_EXTENSIONS = ['mp4', 'webm', 'mov', 'avi'] as const;

/** Names of file types that differ from the extension in capitals. */
const NAMES: Readonly<Record<string, string>> = { jpg: 'JPEG', webp: 'WebP', webm: 'WebM', doc: 'Word', docx: 'Word' };

/** Returns the distinct names of the file types with these extensions. */
export function fileTypeNames(extensions: readonly string[]): string[] {
  return [...new Set(extensions.map((each) => NAMES[each] ?? each.toUpperCase()))];
}

/** Returns the refusal of a file, naming the accepted types (specification 1, section 5). */
export function unsupportedFile({
  images,
  videos = [],
  documents = [],
}: {
  images: readonly string[];
  videos?: readonly string[];
  documents?: readonly string[];
}) {
  const kinds = [
    `images (${fileTypeNames(images).join(', ')})`,
    ...(videos.length > 0 ? [`videos (${fileTypeNames(videos).join(', ')})`] : []),
    ...(documents.length > 0 ? [`documents (${fileTypeNames(documents).join(', ')})`] : []),
  ];
  return `File type not supported. Please upload ${kinds.join(' or ')}`;
}
