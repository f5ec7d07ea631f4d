/** Kinds of content that a campaign can request besides its platforms, with the labels of the specification. */
export const CONTENT_TYPES = [
  { id: 'clipping', label: 'Clipping' },
  { id: 'ugc', label: 'UGC' },
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number]['id'];

export const CONTENT_TYPE_IDS = CONTENT_TYPES.map(({ id }) => id) as [ContentType, ...ContentType[]];

export function contentTypeLabel(id: ContentType): string {
  return CONTENT_TYPES.find((type) => type.id === id)?.label ?? id;
}
