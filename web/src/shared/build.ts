/** Identifies the build that runs: the address of its first script, whose name changes with every part of the client. */
export const BUILD = import.meta.url;
