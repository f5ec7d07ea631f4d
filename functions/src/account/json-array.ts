/** How many records a file holds, and whether that is all of them. */
export interface Contents {
  records: number;
  complete: boolean;
}

/** Records as the text of one JSON array, at most `limit` of them; `contents` says what it holds once it has been read. */
export async function* jsonArray(
  records: AsyncIterable<unknown>,
  limit: number,
  contents: Contents,
): AsyncGenerator<string> {
  for await (const record of records) {
    if (contents.records === limit) {
      contents.complete = false;
      break;
    }
    yield `${contents.records === 0 ? '[' : ','}\n${JSON.stringify(record, null, 2)}`;
    contents.records += 1;
  }
  yield contents.records === 0 ? '[]\n' : '\n]\n';
}
