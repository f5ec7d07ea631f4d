/** What is said of the connection over which changes are heard. */
export const liveText = {
  lost: 'Live updates are interrupted. Changes show up to half a minute late.',
} as const;
