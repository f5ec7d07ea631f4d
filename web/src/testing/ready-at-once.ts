/**
 * Takes the place of `useReady` in tests of components: React divides that render by the speed of the machine, on which no outcome may depend.
 * Journeys in the browser use the real one.
 */
export const useReady = (isLoaded: boolean): boolean => isLoaded;
