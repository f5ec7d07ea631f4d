/** How often a screen asks again for numbers that triggers keep: they follow what caused them by a moment. */
export const REFRESH_MS = 5_000;

/** How often a screen asks again for what somebody else decides and one waits for, notifications included. */
export const WAITED_FOR_MS = 30_000;
