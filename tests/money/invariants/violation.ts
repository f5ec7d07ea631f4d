/** A promise about money that was broken, or something that must never happen. */
export class Violation extends Error {}

/** Where a process that was to die has died: thrown by everything it still tries. */
export class ProcessDied extends Error {}
