/** How often a screen asks again for numbers that triggers keep: they follow what caused them by a moment. */
export const REFRESH_MS = 5_000;
