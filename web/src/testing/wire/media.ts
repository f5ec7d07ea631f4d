/** A picture of a store as the API sends it. */
export function aWorkOnTheWire(changes: Record<string, unknown> = {}) {
  return {
    id: 'med_1',
    userId: 'u_1',
    downloadURL: '/media/med_1.png',
    mediaType: 'image',
    caption: 'The first pour',
    originalName: 'pour.png',
    contentType: 'image/png',
    fileSize: 1200,
    uploadDate: '2026-05-04T08:00:00.000Z',
    ...changes,
  };
}
