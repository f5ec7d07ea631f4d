/** Who can make a move: a person, the provider through its events, or the schedule when its time has come. */
type Mover = 'creator' | 'owner' | 'admin' | 'provider' | 'schedule';

/** A transition between statuses. */
interface Move<S extends string> {
  readonly from: readonly S[];
  readonly to: S;
  readonly by: readonly Mover[];
  /** The field with the moment from which the schedule makes the move. A move of the schedule without this field depends on something else. */
  readonly at?: string;
}

/** A document with a status and the moments at which its timed moves are due. */
type Timed<S, M> = { readonly status: S } & {
  readonly [Field in M extends { readonly at: infer At extends string } ? At : never]: Date | null;
};

/** Defines a life cycle as a table: the initial statuses, and every named transition between statuses. Only `start`, `move` and `bringTo` write a status. */
export function lifeCycle<
  S extends string,
  const I extends readonly NoInfer<S>[],
  const M extends Readonly<Record<string, Move<NoInfer<S>>>>,
>(_statuses: { readonly options: readonly S[] }, _starts: I, moves: M) {
  const rows: readonly Move<S>[] = Object.values(moves);
  const row: Readonly<Record<string, Move<S>>> = moves;
  const can = (status: S, move: keyof M & string): boolean => row[move]?.from.includes(status) ?? false;
  const leads = (from: S, to: S): boolean => rows.some((one) => one.to === to && one.from.includes(from));
  return {
    moves,
    /** Returns the status fields of a new document. */
    start: <T extends I[number]>(status: T) => ({ status }) as const,
    /** Returns the fields that a move writes. Throws `refusal`, by default an internal error, if the document's status does not allow the move. */
    move<N extends keyof M & string>({ status }: { readonly status: S }, move: N, refusal?: () => Error) {
      const to = row[move]?.to as M[N]['to'];
      if (can(status, move)) return { status: to } as const;
      throw refusal?.() ?? new Error(`This is ${status} and cannot become ${to}`);
    },
    /** Returns the fields that bring a document to a status by the move that leads there. Throws if there is none. */
    bringTo<T extends S>({ status }: { readonly status: S }, to: T) {
      if (leads(status, to)) return { status: to } as const;
      throw new Error(`This is ${status} and cannot become ${to}`);
    },
    /** True when a status allows a move. */
    can,
    /** True when some move leads from one status to the other. */
    leads,
    isFinal: (status: S): boolean => !rows.some(({ from }) => from.includes(status)),
    /**
     * True when a move is allowed and its moment has come. A move with `at` is never due while that field is null; a move without `at` may be made at any time.
     */
    isDue<N extends keyof M & string>(one: Timed<S, M[N]>, move: N, now: Date): boolean {
      const at = row[move]?.at;
      const moment = at === undefined ? now : (one as Readonly<Record<string, unknown>>)[at];
      return can(one.status, move) && moment instanceof Date && moment <= now;
    },
  };
}
