import { DailyFigures, dailyFiguresId } from '@doubloon/contract/dashboard/daily-figures.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** The sums of people's days, a document for each year. They are tallied, so nothing else writes them. */
export class DailyFiguresStore extends storeOf('dailyFigures', DailyFigures) {
  /** A person's figures from one year to another, all in one. Reads 1 for each year. */
  async ofYears(uid: string, first: number, last: number): Promise<DailyFigures> {
    const years = Array.from({ length: last - first + 1 }, (_, index) => dailyFiguresId(uid, String(first + index)));
    const found = (await this.findEach(years)).filter((year) => year !== null);
    const together = (kind: keyof DailyFigures) =>
      Object.fromEntries(found.flatMap((year) => Object.entries(year[kind])));
    return { paidIn: together('paidIn'), paidOut: together('paidOut'), views: together('views') };
  }
}
