/** Rows by id in the order they came, which remembers rows that may have changed since it was last asked. */
export class Table<T extends object> {
  readonly #rows = new Map<string, T>();
  readonly #touched = new Set<string>();
  readonly #written = new Map<string, string>();

  /** The row with this id, to read or to change until the next save. */
  get(id: string): T | undefined {
    const row = this.#rows.get(id);
    if (row) this.#touched.add(id);
    return row;
  }

  /** Adds a row at the end, or replaces one in its place. */
  set(id: string, row: T): void {
    if (!this.#rows.has(id)) this.#touched.delete(id);
    this.#rows.set(id, row);
    this.#touched.add(id);
  }

  delete(id: string): void {
    if (this.#rows.delete(id)) this.#touched.add(id);
  }

  /** All rows, to be read only: a row to be changed is got by its id. */
  values(): T[] {
    return [...this.#rows.values()];
  }

  /** All ids and rows, to be read only. */
  entries(): [string, T][] {
    return [...this.#rows.entries()];
  }

  /** Returns the rows that changed since the last call, as JSON; null for a row that is gone. */
  takeChanges(): { id: string; json: string | null }[] {
    const changes: { id: string; json: string | null }[] = [];
    for (const id of this.#touched) {
      const row = this.#rows.get(id);
      const json = row === undefined ? null : JSON.stringify(row);
      if (json === (this.#written.get(id) ?? null)) continue;
      changes.push({ id, json });
      if (json === null) this.#written.delete(id);
      else this.#written.set(id, json);
    }
    this.#touched.clear();
    return changes;
  }
}
