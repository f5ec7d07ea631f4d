const DAY_MS = 86_400_000;
/** A number further than this from the day of the play is not a date; it only looks like one. */
const NEAR_MS = 400 * DAY_MS;

const DATE = /(?<![\w-])20\d\d-\d\d-\d\d(?=T\d\d:|(?![\w-]))/g;
const MILLISECONDS = /(?<![0-9A-Za-z.-])\d{13}(?![0-9A-Za-z.])/g;
/** Matches numbers of seconds, but no text: ten digits in a text may be a checksum or a telephone number. */
const SECONDS = /(?<=[:,[]\s*)\d{10}(?=\s*[,\]}])/g;

/** How far data that was played on some day is moved. */
export interface DateMove {
  /** Milliseconds since 1970; no past event in the data is later. */
  readonly playedAt: number;
  readonly days: number;
}

/** Returns the number of whole days by which data played at `playedAt` can be moved without passing `now`. */
export function moveToToday(playedAt: number, now: number): DateMove {
  return { playedAt, days: Math.max(0, Math.floor((now - playedAt) / DAY_MS)) };
}

/**
 * Moves all dates in a JSON text by whole days: dates with or without a time, milliseconds (also inside ids), and numbers of seconds. An id made from a moment
 * stays the one that the product would make from it.
 */
export function moveDates(json: string, { playedAt, days }: DateMove): string {
  const moved = (digits: string, unitMs: number) => {
    const isNear = Math.abs(Number(digits) * unitMs - playedAt) < NEAR_MS;
    return isNear ? String(Number(digits) + (days * DAY_MS) / unitMs) : digits;
  };
  const movedDay = (day: string) => {
    const at = Date.parse(day);
    return Math.abs(at - playedAt) < NEAR_MS ? new Date(at + days * DAY_MS).toISOString().slice(0, 10) : day;
  };
  return json
    .replace(DATE, movedDay)
    .replace(MILLISECONDS, (digits) => moved(digits, 1))
    .replace(SECONDS, (digits) => moved(digits, 1_000));
}
