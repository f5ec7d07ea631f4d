/** The time for what a screen says relative to now. It is as old as the drawing: new data draws a screen anew, the clock does not. */
export const currentTime = (): Date => new Date();
